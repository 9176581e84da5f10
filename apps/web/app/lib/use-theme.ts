import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, setTheme, type Theme } from './theme.ts'

/** The theme the visitor chose. Prerendered pages start with 'system'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, readTheme, () => 'system'), setTheme]
}
