import type { Condition } from '@wattle/contract/filter'
import { ChipChoices } from '#ui/form/chip-choices.tsx'
import { ChipSelect } from '#ui/form/chip-select.tsx'
import { ConditionRange } from './condition-range.tsx'
import { subjectOf } from './condition-words.ts'
import type { FilterChoices } from './filter-hooks.ts'
import { startOf } from './new-conditions.ts'

interface ConditionEditorProps {
  condition: Condition
  choices: FilterChoices
  onChange: (condition: Condition) => void
}

/**
 * The controls after a condition's subject. They read like a sentence, such as "is Victoria" or "in
 * no interviews in the last 180 days".
 */
export function ConditionEditor({ condition, choices, onChange }: ConditionEditorProps) {
  const subject = subjectOf(condition, choices)
  if ('field' in condition)
    return <FieldEditor condition={condition} choices={choices} onChange={onChange} />
  if ('list' in condition)
    return (
      <>
        <Word
          label={`${subject}: is or isn’t`}
          value={condition.not ? 'not' : 'is'}
          words={{ is: 'is', not: 'isn’t' }}
          onChange={(value) =>
            onChange({ list: condition.list, ...(value === 'not' && { not: true }) })
          }
        />
        <Name
          label={subject}
          id={condition.list}
          names={choices.lists}
          onChange={(list) => onChange({ ...condition, list })}
        />
      </>
    )
  if ('client' in condition)
    return (
      <>
        is
        <Name
          label={subject}
          id={condition.client}
          names={choices.clients}
          onChange={(client) => onChange({ client })}
        />
      </>
    )
  if ('source' in condition)
    return (
      <>
        is
        <ChipSelect
          label={subject}
          words={condition.source}
          value={condition.source}
          choices={choices.sources.map((source) => ({ value: source, label: source }))}
          onChange={(source) => onChange({ source })}
        />
      </>
    )
  if ('tookPart' in condition)
    return (
      <TimesEditor
        subject={subject}
        thing="interview"
        times={condition.tookPart}
        onChange={(tookPart) => onChange({ tookPart })}
      />
    )
  if ('noShows' in condition)
    return (
      <TimesEditor
        subject={subject}
        thing="no-show"
        times={condition.noShows}
        onChange={(noShows) => onChange({ noShows })}
      />
    )
  if ('lastInvited' in condition) {
    const days = condition.lastInvited.atLeast ?? condition.lastInvited.atMost ?? 0
    const isAgo = condition.lastInvited.atLeast !== undefined
    const set = (ago: boolean, count: number) =>
      onChange({ lastInvited: ago ? { atLeast: count } : { atMost: count } })
    return (
      <>
        <Word
          label={`${subject}: when`}
          value={isAgo ? 'ago' : 'within'}
          words={{ ago: 'not in the last', within: 'in the last' }}
          onChange={(value) => set(value === 'ago', days)}
        />
        <Days label={`${subject}: days`} days={days} onChange={(count) => set(isAgo, count ?? 0)} />
      </>
    )
  }
  if ('postcode' in condition)
    return (
      <ConditionRange
        kind="postcode"
        subject={subject}
        from={condition.postcode.from}
        to={condition.postcode.to}
        onChange={({ from = '', to = '' }) => onChange({ postcode: { from, to } })}
      />
    )
  return (
    <ConditionRange
      kind="day"
      subject={subject}
      from={condition.joined.from}
      to={condition.joined.to}
      onChange={(joined) => onChange({ joined })}
    />
  )
}

type FieldCondition = Extract<Condition, { field: number }>

function FieldEditor(props: ConditionEditorProps & { condition: FieldCondition }) {
  const { condition, choices, onChange } = props
  const field = choices.fields.find(({ id }) => id === condition.field)
  if (!field) return <span>no longer exists. Remove it to continue.</span>
  const { id, label, kind, options } = field
  const isChoice = options.length > 0
  const { from, to } =
    'from' in condition || 'to' in condition ? condition : { from: undefined, to: undefined }
  const chosen = 'in' in condition ? condition.in : 'notIn' in condition ? condition.notIn : []
  const first = chosen.length > 0 ? chosen : options.slice(0, 1).map((option) => option.id)
  const verb =
    'known' in condition
      ? condition.known
        ? 'known'
        : 'unknown'
      : 'notIn' in condition
        ? 'notIn'
        : 'in'
  const start: Record<Verb, Condition> = {
    in: isChoice ? { field: id, in: first } : startOf(id, kind, undefined),
    notIn: { field: id, notIn: first },
    known: { field: id, known: true },
    unknown: { field: id, known: false },
  }
  const words: Partial<Record<Verb, string>> = {
    in: 'is',
    ...(isChoice && { notIn: 'isn’t' }),
    known: 'is known',
    unknown: 'isn’t known',
  }
  return (
    <>
      <Word
        label={`${label}: how`}
        value={verb}
        words={words as Record<Verb, string>}
        onChange={(value) => onChange(start[value])}
      />
      {(verb === 'in' || verb === 'notIn') &&
        (isChoice ? (
          <ChipChoices
            label={label}
            values={chosen.map(String)}
            choices={options.map((option) => ({ value: String(option.id), label: option.label }))}
            onChange={(values) => {
              const ids = values.map(Number)
              onChange(verb === 'in' ? { field: id, in: ids } : { field: id, notIn: ids })
            }}
          />
        ) : (
          <ConditionRange
            kind={kind === 'YEAR' ? 'year' : 'number'}
            subject={label}
            from={from?.toString()}
            to={to?.toString()}
            onChange={(ends) =>
              onChange({ field: id, from: numberOf(ends.from), to: numberOf(ends.to) })
            }
          />
        ))}
    </>
  )
}

type Verb = 'in' | 'notIn' | 'known' | 'unknown'

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

interface WordProps<Value extends string> {
  label: string
  value: Value
  words: Record<Value, string>
  onChange: (value: Value) => void
}

function Word<Value extends string>({ label, value, words, onChange }: WordProps<Value>) {
  const choices = Object.entries<string>(words).map(([key, word]) => ({
    value: key as Value,
    label: word,
  }))
  return (
    <ChipSelect
      look="pill"
      label={label}
      words={words[value]}
      value={value}
      choices={choices}
      onChange={onChange}
    />
  )
}

interface NameProps {
  label: string
  id: number
  names: readonly { id: number; name: string }[]
  onChange: (id: number) => void
}

const Name = ({ label, id, names, onChange }: NameProps) => (
  <ChipSelect
    label={label}
    words={names.find((one) => one.id === id)?.name ?? 'Choose'}
    value={String(id)}
    choices={names.map((one) => ({ value: String(one.id), label: one.name }))}
    onChange={(value) => onChange(Number(value))}
  />
)

type Times = {
  atLeast?: number | undefined
  atMost?: number | undefined
  days?: number | undefined
}

const TIMES = { 'atMost 0': [0, 'no'], 'atMost 1': [1, 'at most one'] } as const
const LEAST = { 'atLeast 1': [1, 'at least one'], 'atLeast 2': [2, 'at least two'] } as const
const PERIODS = [30, 90, 180, 365]

interface TimesEditorProps {
  subject: string
  thing: string
  times: Times
  onChange: (times: Times) => void
}

function TimesEditor({ subject, thing, times, onChange }: TimesEditorProps) {
  const { atLeast, atMost, days } = times
  const value = atMost === undefined ? `atLeast ${atLeast}` : `atMost ${atMost}`
  const all = Object.entries({ ...TIMES, ...LEAST }).map(([key, [count, word]]) => ({
    value: key,
    label: `${word} ${thing}${count === 1 ? '' : 's'}`,
  }))
  const period = days === undefined ? {} : { days }
  return (
    <>
      <ChipSelect
        label={`${subject}: how often`}
        words={all.find((one) => one.value === value)?.label ?? value}
        value={value}
        choices={all}
        onChange={(chosen) => {
          const [name = 'atMost', count] = chosen.split(' ')
          onChange({ [name]: Number(count), ...period })
        }}
      />
      {days === undefined ? '' : 'in the last'}
      <Days
        label={`${subject}: time period`}
        days={days}
        isOpen
        onChange={(chosen) => {
          const { days: _before, ...rest } = times
          onChange({ ...rest, ...(chosen !== undefined && { days: chosen }) })
        }}
      />
    </>
  )
}

interface DaysProps {
  label: string
  days: number | undefined
  /** Whether people can choose "ever" instead of a number of days. */
  isOpen?: boolean
  onChange: (days: number | undefined) => void
}

function Days({ label, days, isOpen = false, onChange }: DaysProps) {
  const counts = [...new Set([...PERIODS, ...(days === undefined ? [] : [days])])]
  const choices = counts
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), label: `${count} days` }))
  return (
    <ChipSelect
      label={label}
      words={days === undefined ? 'ever' : `${days} days`}
      value={days === undefined ? 'ever' : String(days)}
      choices={isOpen ? [...choices, { value: 'ever', label: 'ever' }] : choices}
      onChange={(value) => onChange(value === 'ever' ? undefined : Number(value))}
    />
  )
}
