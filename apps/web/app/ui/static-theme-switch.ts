import { onThemeChange, readTheme, setTheme, THEMES } from '#lib/theme.ts'

/** Makes a prerendered theme switch work. */
export function startThemeSwitch(place: HTMLElement) {
  const inputs = Array.from(place.querySelectorAll('input'))
  const show = () => {
    for (const input of inputs) input.checked = input.value === readTheme()
  }
  place.addEventListener('change', ({ target }) => {
    const theme = THEMES.find((theme) => theme === (target as HTMLInputElement).value)
    if (theme) setTheme(theme)
  })
  onThemeChange(show)
  // The visitor may have made a choice before this script loaded.
  const early = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (early) early.dispatchEvent(new Event('change', { bubbles: true }))
  else show()
}
