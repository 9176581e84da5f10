import {
  BRIEF_LABELS,
  type Brief,
  COSTS,
  FIELDS,
  KINDS,
  LIVES,
  OFTEN,
} from '@wattle/contract/brief'

/** The card's text fields. */
export type WrittenName = 'who' | 'place' | 'do' | 'one' | 'wrong' | 'today' | 'others' | 'industry'

interface FieldWords {
  label: string
  help: string
  placeholder: string
}

/** The question for each text field. For the `one` field, it depends on the activity. */
export function wordsOf(name: WrittenName, { kind }: Brief): FieldWords {
  const { label, help } = BRIEF_LABELS[name]
  if (name === 'one') {
    const { asksFor, examples } = KINDS[kind ?? 'OTHER']
    return { label: asksFor, help, placeholder: example(examples.slice(0, 1)) }
  }
  const examples = BRIEF_LABELS[name].examples
  const shown = name === 'today' ? examples : examples.slice(0, 1)
  return { label, help, placeholder: name === 'place' ? 'at … (optional)' : example(shown) }
}

const example = (examples: readonly string[]) => `for example, ${examples.join(', ')}`

/** The field's text. The tools people use today are joined with commas. */
export const textOf = (name: WrittenName, brief: Brief): string =>
  name === 'today' ? brief.today.join(', ') : brief[name]

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** The question before the `one` field, such as "What do they choose?". */
export const oneQuestion = ({ kind }: Brief): string => KINDS[kind ?? 'OTHER'].asksFor

/** The words before the `one` field when it's read-only, such as "They choose". */
export const oneWords = ({ kind }: Brief): string => KINDS[kind ?? 'OTHER'].says

/** A chip's text in the sentence: the chosen value, or a prompt if nothing is chosen. */
export const CHIP_WORDS = {
  often: ({ often }: Brief) => (often ? inSentence(OFTEN[often]) : 'how often?'),
  cost: ({ cost }: Brief) =>
    cost === 'CUSTOMERS' ? 'customers' : cost ? inSentence(COSTS[cost]) : 'what?',
  life: ({ life }: Brief) => (life ? inSentence(LIVES[life]) : 'paid work or private life?'),
  field: ({ field }: Brief) => (field ? fieldWords(FIELDS[field].label) : 'which field?'),
  kind: ({ kind }: Brief) => (kind ? KINDS[kind].label : BRIEF_LABELS.kind.label),
}

const fieldWords = (label: string) => inSentence(label.replace(' & ', ' and '))
