import { MAX_CAPTURE_THEMES } from '@wattle/contract/findings/evidence'
import { MAX_THEME_LENGTH, themeRoot } from '@wattle/contract/findings/themes'
import { type KeyboardEvent, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/form/chip-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useAddTheme } from './hooks.ts'
import { type CountedTheme, ownThemes } from './theme-words.ts'

interface ThemeChoiceProps {
  researchId: number
  themes: readonly CountedTheme[]
  chosen: readonly number[]
  onChange: (themeIds: number[]) => void
}

/** Lets researchers choose a capture's themes. Typing a new name adds a theme. */
export function ThemeChoice({ researchId, themes, chosen, onChange }: ThemeChoiceProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const addition = useAddTheme(researchId)
  const roots = chosen.map((id) => themeRoot(themes, id))
  const isFull = chosen.length >= MAX_CAPTURE_THEMES

  /** Turning off a theme also turns off the themes merged into it. */
  function toggle(id: number) {
    if (roots.includes(id)) onChange(chosen.filter((_one, place) => roots[place] !== id))
    else onChange([...chosen, id])
  }

  async function add() {
    const wanted = name.trim()
    const known = themes.find((theme) => theme.name.toLowerCase() === wanted.toLowerCase())
    if (!wanted || isFull) return
    setProblem(undefined)
    try {
      const { id } = known ?? (await addition.mutateAsync(wanted))
      const root = themeRoot(themes, id)
      if (!roots.includes(root)) onChange([...chosen, root])
      setName('')
    } catch (error) {
      setProblem(
        error instanceof CallError ? (error.fields.name ?? error.message) : messageOf(error),
      )
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || name.trim() === '') return
    // Enter adds the theme instead of submitting the form around it.
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2">
      {ownThemes(themes).length > 0 && (
        <ChipGroup
          label="Themes"
          isMultiple
          choices={ownThemes(themes).map((theme) => ({
            value: String(theme.id),
            label: theme.name,
          }))}
          chosen={roots.map(String)}
          onToggle={(id) => toggle(Number(id))}
        />
      )}
      <div className="flex items-end gap-2">
        <Field label="New theme" error={problem} className="grow">
          {(control) => (
            <TextInput
              {...control}
              type="text"
              maxLength={MAX_THEME_LENGTH}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={handleKey}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          disabled={name.trim() === '' || isFull}
          pending={addition.isPending}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </div>
  )
}
