import { localStore } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** Runs inline before the first paint, so the page never flashes in the wrong theme. */
export const themeScript = `try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function readTheme(): Theme {
  const stored = localStore.get(STORAGE_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function setTheme(theme: Theme) {
  showTheme(theme)
  if (theme === 'system') localStore.remove(STORAGE_KEY)
  else localStore.set(STORAGE_KEY, theme)
  for (const listener of listeners) listener()
}

/** Calls the listener when the theme changes, on this page or on another. */
export function onThemeChange(listener: () => void) {
  const update = () => {
    showTheme(readTheme())
    listener()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) update()
  }
  // The browser may keep a page while people visit others, and show it again when they go back. In
  // the meantime the page gets no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) update()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
