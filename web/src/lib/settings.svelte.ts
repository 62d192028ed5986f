/** What somebody chose for this device. */
import { languages } from '../words/shelf'

export type Theme = 'auto' | 'light' | 'dark'
export type Size = 'small' | 'normal' | 'large'

interface Settings {
  language: string
  theme: Theme
  size: Size // of tiles and words
  confirm: boolean // whatever is pressed or dropped is done only when the button is pressed
  sound: boolean
  volume: number // 0 to 1
  motion: 'calm' | 'brisk' | 'off'
  notify: boolean
  push: boolean // told also with the page closed: then the page itself need not
  pushAsked: boolean // whether that is wanted
  chat: boolean
  level: string
  thinks: 'server' | 'browser' | 'quicker' // about positions, on the analysis board
}

const KEY = 'tegel'

function browserLanguage(): string {
  for (const wanted of navigator.languages ?? []) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

const defaults: Settings = {
  language: browserLanguage(),
  theme: 'auto',
  size: 'normal',
  confirm: false,
  sound: true,
  volume: 0.6,
  motion: 'calm',
  notify: false,
  push: false,
  pushAsked: false,
  chat: true,
  level: 'newcomer',
  thinks: 'server',
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...defaults, ...kept() })
if (!languages.includes(settings.language)) settings.language = defaults.language

const night = matchMedia('(prefers-color-scheme: dark)')

/** The theme that is shown. */
export function shown(): 'light' | 'dark' {
  return settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme
}

export function apply(): void {
  document.documentElement.dataset['theme'] = shown()
  document.documentElement.dataset['size'] = settings.size
  document.documentElement.lang = settings.language
}

$effect.root(() => {
  $effect(() => {
    apply()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
})
night.addEventListener('change', apply)
