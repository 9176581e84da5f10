import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, setTheme, type Theme } from './theme.ts'

/** The visitor's choice; a page that is rendered in the build says 'system'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, readTheme, () => 'system'), setTheme]
}
