import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, setTheme, type Theme } from './theme.ts'

/** The visitor's choice of theme. Pages rendered in the build start with 'system'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, readTheme, () => 'system'), setTheme]
}
