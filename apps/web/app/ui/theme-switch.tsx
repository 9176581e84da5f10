import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, useTheme } from '#lib/theme.ts'
import { Segmented } from './segmented.tsx'

const CHOICES = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <Segmented<Theme> label="Colour theme" choices={CHOICES} value={theme} onChange={setTheme} />
  )
}
