import { Monitor, Moon, Sun } from 'lucide-react'
import type { Theme } from '#lib/theme.ts'
import { useTheme } from '#lib/use-theme.ts'
import { Segmented } from '#ui/form/segmented.tsx'

const CHOICES = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

interface ThemeSwitchProps {
  iconsOnly?: boolean | undefined
  size?: 'md' | 'sm' | undefined
}

export function ThemeSwitch(props: ThemeSwitchProps) {
  const [theme, setTheme] = useTheme()
  return (
    <Segmented<Theme>
      {...props}
      label="Colour theme"
      choices={CHOICES}
      value={theme}
      onChange={setTheme}
    />
  )
}
