import { MAX_THEME_LENGTH } from '@wattle/contract/findings/themes'
import { MAX_THEMES } from '@wattle/contract/limits'
import { Ellipsis, Merge, Palette, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { useAddTheme, useUpdateTheme } from './hooks.ts'
import { DeleteTheme, MergeTheme, RenameTheme } from './theme-dialogs.tsx'
import { ThemeDot } from './theme-label.tsx'
import { type CountedTheme, mergedThemes, ownThemes, themeCounts } from './theme-words.ts'

interface ThemesTabProps {
  researchId: number
  analysis: AnalysisReply
  /** The URL of a theme's quotes. */
  linkTo: (theme: number) => string
}

/** The themes of all captures. Themes that more people mention come first. */
export function ThemesTab({ researchId, analysis, linkTo }: ThemesTabProps) {
  const themes = ownThemes(analysis.themes).toSorted(
    (one, other) => other.people - one.people || other.captures - one.captures,
  )
  const most = Math.max(1, ...themes.map(({ people }) => people))
  return (
    <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-4">
      {themes.length === 0 ? (
        <p className="text-ink-2">
          No themes yet. Name one here, or while you sort a capture, and see how many people mention
          it.
        </p>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {themes.map((theme) => (
            <ThemeRow
              key={theme.id}
              researchId={researchId}
              theme={theme}
              themes={analysis.themes}
              most={most}
              to={linkTo(theme.id)}
            />
          ))}
        </ul>
      )}
      {analysis.themes.length < MAX_THEMES ? (
        <AddTheme researchId={researchId} />
      ) : (
        <p className="text-ink-2">{MAX_THEMES} themes are the limit. Delete one to add another.</p>
      )}
    </div>
  )
}

interface ThemeRowProps {
  researchId: number
  theme: CountedTheme
  themes: readonly CountedTheme[]
  /** How many people mention the most common theme. Its bar has the full width. */
  most: number
  to: string
}

function ThemeRow({ researchId, theme, themes, most, to }: ThemeRowProps) {
  const [asking, setAsking] = useState<'rename' | 'merge' | 'delete'>()
  const update = useUpdateTheme(researchId)
  const close = () => setAsking(undefined)
  const merged = mergedThemes(themes, theme.id)
  const canMerge = ownThemes(themes).length > 1
  const change = (changes: { id: number; colour?: number; mergedInto?: null }) =>
    update.mutate(changes, {
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  const dialog = { researchId, theme, themes, onClose: close }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0">
      <div className="grid min-w-0 gap-1 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center sm:gap-4">
        <div className="min-w-0">
          <Link
            to={to}
            aria-label={`${theme.name}, ${themeCounts(theme)}`}
            className="wrap-anywhere inline-flex items-baseline gap-2 font-semibold decoration-2 decoration-wattle underline-offset-4 hover:underline"
          >
            <ThemeDot colour={theme.colour} />
            {theme.name}
          </Link>
          <p aria-hidden="true" className="pl-4.5 text-caption text-ink-3">
            {themeCounts(theme)}
          </p>
        </div>
        <svg aria-hidden="true" height="8" className="w-full max-sm:hidden">
          <rect width="100%" height="8" rx="4" fill="var(--color-sunk)" />
          <rect
            width={`${(theme.people / most) * 100}%`}
            height="8"
            rx="4"
            fill={`var(--color-chart-${theme.colour})`}
          />
        </svg>
      </div>
      <Menu
        trigger={<IconButton label={`Actions for ${theme.name}`} icon={Ellipsis} />}
        actions={[
          { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setAsking('rename') },
          {
            id: 'merge',
            label: 'Merge into another',
            icon: Merge,
            disabled: !canMerge,
            onSelect: () => setAsking('merge'),
          },
          {
            id: 'colour',
            label: 'Next colour',
            icon: Palette,
            onSelect: () => change({ id: theme.id, colour: (theme.colour % 5) + 1 }),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      {merged.length > 0 && (
        <ul className="col-span-full flex flex-wrap gap-2 pl-4.5">
          {merged.map(({ id, name }) => (
            <li
              key={id}
              className="inline-flex items-center gap-1 rounded-input bg-sunk pl-2 text-caption text-ink-2"
            >
              <span className="wrap-anywhere">with “{name}”</span>
              <IconButton
                size="sm"
                icon={Undo2}
                label={`Undo merging ${name}`}
                onClick={() => change({ id, mergedInto: null })}
              />
            </li>
          ))}
        </ul>
      )}
      {asking === 'rename' && <RenameTheme {...dialog} />}
      {asking === 'merge' && <MergeTheme {...dialog} />}
      {asking === 'delete' && <DeleteTheme {...dialog} />}
    </li>
  )
}

function AddTheme({ researchId }: { researchId: number }) {
  const addition = useAddTheme(researchId)
  const { form, errors, failure, isPending } = useForm(async ({ name = '' }, element) => {
    if (name.trim() === '') throw { fields: { name: 'Please name the theme.' } }
    await addition.mutateAsync(name)
    element.reset()
  })
  const problem = errors.name ?? (failure === undefined ? undefined : messageOf(failure))
  return (
    <form {...form} className="flex max-w-120 items-end gap-2">
      <Field label="New theme" error={problem} className="grow">
        {(control) => (
          <TextInput {...control} name="name" maxLength={MAX_THEME_LENGTH} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={isPending}>
        Add theme
      </Button>
    </form>
  )
}
