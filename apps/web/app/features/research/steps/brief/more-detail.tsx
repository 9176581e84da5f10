import {
  areNeighbours,
  BRIEF_LABELS,
  type Brief,
  BUYERS,
  MAX_SIZES,
  SENSITIVE,
  SIZES,
  type Size,
} from '@wattle/contract/brief'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { ChipGroup } from '#ui/form/chip-group.tsx'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { wordsOf } from './brief-words.ts'
import { FieldCheck } from './field-notes.tsx'
import type { BriefEditor } from './use-brief.ts'

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

/** Optional details that make the drafts better. */
export function MoreDetail({ editor }: { editor: BriefEditor }) {
  const { brief, set } = editor
  const isPaid = brief.life === 'PAID'
  return (
    <details className="group border-line-2 border-t">
      <summary className="grid min-h-12 list-none grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 px-(--card-pad) py-3 sm:grid-cols-[auto_auto_minmax(0,1fr)]">
        <ChevronRight
          aria-hidden="true"
          className="motion-state -ml-1 size-4.5 shrink-0 self-center text-ink-3 transition-transform group-open:rotate-90"
        />
        <span className="font-semibold text-small">More detail</span>
        <span className="col-start-2 text-ink-2 text-small sm:col-start-3">
          {isPaid
            ? 'Who else is involved, who buys, how big the business is'
            : 'Who else is involved, who to leave out, whether the topic is sensitive'}
        </span>
      </summary>
      <div className="grid gap-5 px-(--card-pad) pt-1 pb-5">
        <DetailText editor={editor} name="others" />
        {isPaid && (
          <ChipGroup
            label={BRIEF_LABELS.buyer.label}
            choices={keysOf(BUYERS).map((value) => ({ value, label: BUYERS[value] }))}
            chosen={brief.buyer ? [brief.buyer] : []}
            onToggle={(buyer) => set({ buyer })}
          />
        )}
        {isPaid && (
          <ChipGroup
            isMultiple
            label={BRIEF_LABELS.size.label}
            hint="Up to two."
            choices={keysOf(SIZES).map((value) => ({ value, label: SIZES[value] }))}
            chosen={brief.size}
            onToggle={(size) => set({ size: toggled(brief.size, size) })}
          />
        )}
        <DetailText editor={editor} name="industry" />
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <span className="font-semibold">{BRIEF_LABELS.sensitive.label}</span>
          <ChipSelect
            label={BRIEF_LABELS.sensitive.label}
            words={brief.sensitive ? SENSITIVE[brief.sensitive] : 'not that we know of'}
            choices={sensitiveChoices(brief)}
            value={brief.sensitive}
            onChange={(sensitive) => set({ sensitive })}
          />
        </div>
      </div>
    </details>
  )
}

function DetailText({ editor, name }: { editor: BriefEditor; name: 'others' | 'industry' }) {
  const { brief, set } = editor
  const { label, help } = wordsOf(name, brief)
  const examples = BRIEF_LABELS[name].examples
  return (
    <div className="grid gap-2">
      <Field label={label} hint={help || undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={brief[name]}
            maxLength={120}
            placeholder={examples.join(', ')}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        )}
      </Field>
      <FieldCheck editor={editor} field={name} base={useId()} />
    </div>
  )
}

/**
 * People who manage an illness talk about their health, so researchers can’t say it isn't
 * sensitive.
 */
const sensitiveChoices = ({ kind }: Brief) =>
  keysOf(SENSITIVE)
    .filter((value) => value !== 'NO' || kind !== 'HEALTH')
    .map((value) => ({ value, label: SENSITIVE[value] }))

/** Selects or deselects a business size. People can choose one size, or two neighbouring ones. */
function toggled(chosen: readonly Size[], size: Size): Size[] {
  if (chosen.includes(size)) return chosen.filter((one) => one !== size)
  const both = keysOf(SIZES).filter((one) => one === size || chosen.includes(one))
  return both.length <= MAX_SIZES && areNeighbours(both) ? both : [size]
}
