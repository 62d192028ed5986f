/** What somebody chose for this device. */
import { languages, type Language } from '../words/languages'

export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  language: Language
  theme: Theme
  confirm: boolean // lay only when the button is pressed
  sound: boolean
  notify: boolean
  chat: boolean
  level: string
}

const KEY = 'tegel'

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

const defaults: Settings = {
  language: browserLanguage(),
  theme: 'auto',
  confirm: true,
  sound: false,
  notify: false,
  chat: true,
  level: 'casual',
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...defaults, ...kept() })

const night = matchMedia('(prefers-color-scheme: dark)')

/** The theme that is shown. */
export function shown(): 'light' | 'dark' {
  return settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme
}

export function apply(): void {
  document.documentElement.dataset['theme'] = shown()
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
