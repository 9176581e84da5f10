import { MAX_THEME_LENGTH } from '@wattle/contract/findings/themes'
import { useId } from 'react'
import { useForm } from '#lib/use-form.ts'

interface ThemeFieldProps {
  names: readonly string[]
  onName: (name: string) => void
  onCancel: () => void
}

export function ThemeField({ names, onName, onCancel }: ThemeFieldProps) {
  const list = useId()
  const { form } = useForm(({ theme = '' }) => {
    const name = theme.trim()
    if (name) onName(name)
    else onCancel()
  })
  return (
    <form {...form} className="flex min-w-0 grow items-center gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: someone pressed T to type here
        autoFocus
        name="theme"
        aria-label="Theme"
        placeholder="Type a theme, then press Enter"
        autoComplete="off"
        list={list}
        maxLength={MAX_THEME_LENGTH}
        className="h-9 min-w-0 max-w-64 grow rounded-small border border-control bg-surface px-3"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  )
}
