import { BRIEF_TEXT, type BriefCheck, type BriefField } from '@wattle/contract/brief'
import { Lightbulb, Plus } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '#ui/button.tsx'
import { textOf, type WrittenName } from './brief-words.ts'
import type { BriefEditor } from './use-brief.ts'

type Tap = BriefCheck['taps'][number]

/** The field's suggestion, unless the researcher has already applied it. */
export function checkOf({ brief, reading }: BriefEditor, field: BriefField) {
  const check = reading?.checks.find((one) => one.field === field)
  const isAnswered = check?.taps.some(({ field: name, value }) => {
    const answered = name as BriefField
    return brief.by[answered] === 'user' && brief[answered] === value
  })
  return isAnswered ? undefined : check
}

export function applySuggestion({ brief, set }: BriefEditor, { taps }: BriefCheck, tap: Tap) {
  const other = taps.find((one) => one !== tap && one.field === 'who')
  const typed = brief.who.toLowerCase()
  const isOneOfTwo = other && taps.every(({ value }) => typed.includes(value))
  // If someone typed two groups, stores the group they didn't pick, so it can become a separate
  // project.
  set({ [tap.field]: tap.value, ...(isOneOfTwo && { side: other.value }) })
}

/** The id of the suggestion below a field, which describes the field to screen readers. */
export const checkId = (base: string, field: BriefField) => `${base}-${field}-check`

/** The id of the help for a field, which describes the field to screen readers. */
export const helpId = (base: string, field: BriefField) => `${base}-${field}-help`

interface NotesProps {
  editor: BriefEditor
  field: BriefField
  /** A prefix that makes ids unique to the card. */
  base: string
}

/** A short suggestion with answers to tap. */
export function FieldCheck({ editor, field, base }: NotesProps) {
  const check = checkOf(editor, field)
  if (!check) return null
  const id = checkId(base, field)
  return (
    <div className={NOTE} data-check={field}>
      <p id={id} className="flex max-w-none gap-2">
        <Lightbulb aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        <span>
          <Quoted text={check.message} />
        </span>
      </p>
      {check.taps.map((tap) => (
        <Button
          key={tap.value}
          variant="secondary"
          size="sm"
          aria-describedby={id}
          onClick={() => applySuggestion(editor, check, tap)}
        >
          {check.taps.length === 1 && check.message.includes(tap.label) ? 'Use this' : tap.label}
        </Button>
      ))}
    </div>
  )
}

/** Offers to fill an empty field with what we read in the text. */
export function FieldOffers({ editor, field }: NotesProps & { field: WrittenName }) {
  const { brief, reading, set } = editor
  const offers = textOf(field, brief).trim() ? [] : (reading?.offers[field] ?? [])
  if (offers.length === 0) return null
  return (
    <div className={NOTE}>
      <span>{BRIEF_TEXT.offers}</span>
      {offers.map((offer) => (
        <Button
          key={offer}
          variant="secondary"
          size="sm"
          onClick={() => set({ [field]: field === 'today' ? [offer] : offer })}
        >
          <Plus aria-hidden="true" className="size-4 text-gum" />
          {offer}
        </Button>
      ))}
    </div>
  )
}

const NOTE =
  'flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small text-wattle-ink [&>button]:pointer-coarse:min-h-11'

function Quoted({ text }: { text: string }) {
  return text.split(/(“[^”]+”)/).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={part} className="font-semibold">
        {part}
      </strong>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
