import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import '../../src/tegel/drawings/tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { Missing } from './lib/part.svelte'
import { retry } from './parts/retry.svelte'
import { learn } from './words'

const [target, speechless] = ['app', 'speechless'].map((id) => document.getElementById(id))
if (!target || !speechless) throw new Error('the page has no place for the app')
try {
  await learn('common', 'page')
  mount(App, { target })
  speechless.remove()
} catch (error) {
  // Nothing can be said but what stands in the page already; where words did not come, it is loaded again when the server is back.
  speechless.className = 'now'
  if (!(error instanceof Missing)) throw error
  retry().run()
}
