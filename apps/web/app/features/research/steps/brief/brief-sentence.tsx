import {
  BRIEF_LABELS,
  BRIEF_TEXT,
  COSTS,
  FIELDS,
  fieldsOf,
  KINDS,
  LIVES,
  OFTEN,
} from '@wattle/contract/brief'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { CHIP_WORDS, oneQuestion, textOf, type WrittenName } from './brief-words.ts'
import { FIELD_ICONS } from './field-icons.ts'
import { FieldCheck, FieldOffers, helpId } from './field-notes.tsx'
import { type BriefEditor, withField, withLife } from './use-brief.ts'
import { type FieldHelp, useFieldHelp } from './use-field-help.ts'
import { WrittenField } from './written-field.tsx'

interface SentenceProps {
  editor: BriefEditor
  base: string
}

/** The brief as sentences, with a field for each fact. */
export function BriefSentence({ editor, base }: SentenceProps) {
  const { brief } = editor
  const help = useFieldHelp()
  const own = { editor, base, help }
  const field = (name: WrittenName) => <WrittenField {...own} name={name} />
  const notes = (name: WrittenName) => <Notes {...own} name={name} />
  return (
    <div className="grid gap-4 text-body leading-normal">
      <Line>
        <Word>For</Word>
        {field('who')}
        {notes('who')}
        {brief.life !== 'PRIVATE' && (
          <>
            {field('place')}
            {notes('place')}
          </>
        )}
        <Word>who</Word>
        <span className="inline-grid max-w-full justify-items-start gap-1.5 @max-[28rem]:basis-full">
          {field('do')}
          {(brief.do.trim() || brief.kind) && <KindPill editor={editor} />}
        </span>
        {notes('do')}
        <UnderLine>
          <FieldCheck editor={editor} field="kind" base={base} />
        </UnderLine>
        <End>
          <OftenChip editor={editor} />
        </End>
        {brief.side && brief.side !== brief.who && (
          <UnderLine>
            <p className="flex flex-wrap items-center gap-x-2.5 text-ink-2 text-small">
              Saved for a second project: {brief.side}
              <Button variant="quiet" size="sm" onClick={() => editor.set({ side: '' })}>
                Remove
                <span className="sr-only"> {brief.side}</span>
              </Button>
            </p>
          </UnderLine>
        )}
      </Line>
      <Line>
        <Word>{oneQuestion(brief)}</Word>
        <End mark="">{field('one')}</End>
        {notes('one')}
      </Line>
      <Line>
        <Word>The last time it went wrong,</Word>
        <End>{field('wrong')}</End>
        {notes('wrong')}
      </Line>
      <Line>
        <Word>Today they use</Word>
        <End>{field('today')}</End>
        {notes('today')}
      </Line>
      <Line>
        <Group>
          It mostly costs them
          <End>
            <CostChip editor={editor} />
          </End>
        </Group>
        <Group>
          It’s part of their
          <End mark=":">
            <LifeChip editor={editor} />
          </End>
        </Group>
        <End>
          <FieldChip editor={editor} />
        </End>
      </Line>
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-baseline gap-x-2 gap-y-2">{children}</div>
}

function Word({ children }: { children: ReactNode }) {
  return <span className="@max-[28rem]:basis-full">{children}</span>
}

/** Keeps words and the chip after them on one line. */
function Group({ children }: { children: ReactNode }) {
  return <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2">{children}</span>
}

/** Keeps the punctuation with the last word. */
function End({ children, mark = '.' }: { children: ReactNode; mark?: string }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-0.5 @max-[28rem]:has-[textarea]:basis-full">
      {children}
      <span className="@max-[28rem]:hidden">{mark}</span>
    </span>
  )
}

/** Puts a field's notes below the whole line if there's room, otherwise below the field. */
function UnderLine({ children }: { children: ReactNode }) {
  return (
    <div className="order-1 grid min-w-0 basis-full gap-1.5 not-has-[>:not([hidden])]:hidden @max-[28rem]:order-none">
      {children}
    </div>
  )
}

interface NotesProps extends SentenceProps {
  name: WrittenName
  help: FieldHelp
}

function Notes({ editor, name, base, help }: NotesProps) {
  const isHelpShown = help.field === name && textOf(name, editor.brief).trim() === ''
  return (
    <UnderLine>
      {/* Always there, because it also describes the field to screen readers. */}
      <p id={helpId(base, name)} hidden={!isHelpShown} className="text-caption text-ink-2">
        {BRIEF_LABELS[name].help}
      </p>
      <FieldCheck editor={editor} field={name} base={base} />
      <FieldOffers editor={editor} field={name} base={base} />
    </UnderLine>
  )
}

type ChipProps = { editor: BriefEditor }

const choicesOf = <Key extends string>(keys: readonly Key[], labelOf: (key: Key) => string) =>
  keys.map((value) => ({ value, label: labelOf(value) }))
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

function KindPill({ editor: { brief, reading, set } }: ChipProps) {
  const likely = reading?.likelyKinds ?? []
  const kinds = keysOf(KINDS)
  const rest = kinds.filter((kind) => !likely.includes(kind))
  const withExamples = (some: typeof kinds) =>
    some.map((kind) => {
      const { label, examples } = KINDS[kind]
      return { value: kind, label, hint: examples.join(', ') || undefined }
    })
  return (
    <ChipSelect
      look="pill"
      label={BRIEF_LABELS.kind.label}
      words={CHIP_WORDS.kind(brief)}
      choices={withExamples(likely.length > 0 ? likely : rest)}
      more={likely.length > 0 ? { label: 'More', choices: withExamples(rest) } : undefined}
      value={brief.kind}
      isBlank={!brief.kind}
      onChange={(kind) => set({ kind })}
    />
  )
}

function OftenChip({ editor: { brief, set } }: ChipProps) {
  return (
    <ChipSelect
      label={BRIEF_LABELS.often.label}
      words={CHIP_WORDS.often(brief)}
      choices={choicesOf(keysOf(OFTEN), (often) => OFTEN[often])}
      value={brief.often}
      isBlank={!brief.often}
      onChange={(often) => set({ often })}
    />
  )
}

function CostChip({ editor: { brief, set } }: ChipProps) {
  return (
    <ChipSelect
      label={BRIEF_LABELS.cost.label}
      words={CHIP_WORDS.cost(brief)}
      choices={choicesOf(keysOf(COSTS), (cost) => COSTS[cost])}
      value={brief.cost}
      isBlank={!brief.cost}
      onChange={(cost) => set({ cost })}
    />
  )
}

function LifeChip({ editor: { brief, set } }: ChipProps) {
  return (
    <ChipSelect
      label={BRIEF_LABELS.life.label}
      words={CHIP_WORDS.life(brief)}
      choices={choicesOf(keysOf(LIVES), (life) => LIVES[life])}
      value={brief.life}
      isBlank={!brief.life}
      onChange={(life) => set(withLife(brief, life))}
    />
  )
}

const LIKELY_FIELDS = 6

function FieldChip({ editor: { brief, reading, set } }: ChipProps) {
  const all = fieldsOf(brief.life)
  const read = (reading?.likelyFields ?? []).filter((field) => all.includes(field))
  const likely = [...new Set([...(brief.field ? [brief.field] : []), ...read, ...all])].slice(
    0,
    LIKELY_FIELDS,
  )
  const rest = all.filter((field) => !likely.includes(field))
  const labelOf = (field: (typeof all)[number]) => FIELDS[field].label
  return (
    <ChipSelect
      label={BRIEF_LABELS.field.label}
      words={CHIP_WORDS.field(brief)}
      icon={brief.field ? FIELD_ICONS[brief.field] : undefined}
      choices={choicesOf(likely, labelOf)}
      more={rest.length > 0 ? { label: 'More', choices: choicesOf(rest, labelOf) } : undefined}
      value={brief.field}
      isBlank={!brief.field}
      onChange={(field) => set(withField(brief, field))}
    />
  )
}

/**
 * Lets the researcher choose one side of a two-sided idea. We keep the other side for a later
 * project.
 */
export function TwoSides({ editor: { brief, reading, set } }: ChipProps) {
  const sides = brief.who ? [] : (reading?.sides ?? [])
  if (sides.length < 2) return null
  return (
    <fieldset className="grid gap-2.5 rounded-small border border-wattle-edge bg-wattle-tint px-4 py-3">
      <legend className="float-left w-full font-semibold">{BRIEF_TEXT.sides}</legend>
      <div className="flex flex-wrap gap-2">
        {sides.map((who) => (
          <button
            key={who}
            type="button"
            onClick={() => set({ who, side: sides.find((other) => other !== who) ?? '' })}
            className="motion-state min-h-9 rounded-small border border-control bg-surface px-3 font-semibold transition-colors hover:border-ink-2 hover:bg-sunk pointer-coarse:min-h-11"
          >
            {who}
          </button>
        ))}
      </div>
      <p className="text-ink-2 text-small">{BRIEF_TEXT.sidesHint}</p>
    </fieldset>
  )
}
