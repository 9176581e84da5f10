import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, setTheme, type Theme } from './theme.ts'

/** The visitor's choice. A page rendered in the build has 'system'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, readTheme, () => 'system'), setTheme]
}
