import type { Field, Size } from '@wattle/contract/brief'
import type { LineTag } from '../drafts.ts'
import type { Conditional } from './rows.ts'

/** The smallest and largest number of people for each size. */
export const SIZE_BOUNDS: Record<Size, [least: string, most: string]> = {
  SOLO: ['', '1'],
  UP_TO_9: ['2', '9'],
  UP_TO_49: ['10', '49'],
  UP_TO_199: ['50', '199'],
  LARGE: ['200', ''],
}

/** How long ago a sensitive event may have happened. The first row that suits the brief counts. */
export const SENSITIVE_WINDOWS: (Conditional & { text: string })[] = [
  { when: ['past loss'], text: 'between 3 months and 3 years ago' },
  { when: ['every week'], text: 'in the last 4 weeks' },
  { when: ['every month'], text: 'in the last 6 months' },
  { text: 'in the last 24 months' },
]

type Line = Conditional & { id: LineTag; text: string }

/** We leave out a line if the brief lacks one of its facts. */
export const AUDIENCE_LINES: Record<'ordinary' | 'sensitive', Line[]> = {
  ordinary: [
    { id: 'role', text: '{isWho}' },
    { id: 'general', unless: ['group known'], text: 'Is 18 or older' },
    { id: 'episode', text: '{episode}' },
    { id: 'own', when: ['shared'], text: '{own}' },
    { id: 'problem', text: '{far}, {problem}' },
    { id: 'today', when: ['rare'], text: 'Relied on {today}' },
    { id: 'today', unless: ['rare'], text: 'Relies on {today}' },
    {
      id: 'size',
      when: ['work', 'on their own'],
      unless: ['says alone'],
      text: 'Works for themselves, with no staff',
    },
    {
      id: 'buyer',
      when: ['work', 'buyer', 'size known'],
      unless: ['on their own'],
      text: '{size} and decides, or helps decide, what gets bought',
    },
    {
      id: 'buyer',
      when: ['work', 'buyer'],
      unless: ['on their own', 'size known'],
      text: 'Decides, or helps decide, what gets bought for the work',
    },
    { id: 'size', when: ['work'], unless: ['on their own', 'buyer'], text: '{size}' },
  ],
  sensitive: [
    { id: 'role', text: '{isWho}' },
    { id: 'episode', text: '{sensitive episode}' },
    { id: 'own', when: ['shared'], text: '{own}' },
    // The first line may already say that they're adults.
    { id: 'consent', when: ['says adult'], text: 'Is fine with talking about {their topic}' },
    {
      id: 'consent',
      unless: ['says adult'],
      text: 'Is 18 or older and fine with talking about {their topic}',
    },
  ],
}

/** Fields where people work for an organisation rather than "a business". */
export const PUBLIC_FIELDS: Field[] = ['SCHOOLS', 'COUNCILS', 'AGED_CARE', 'EMERGENCY', 'SCIENCE']

/** Group names that already say people work alone, or that they're adults. */
export const SAYS_ALONE = /\b(?:alone|sole|solo|own)\b/
export const SAYS_ADULT = /\b(?:over|aged) [2-9]\d\b|^is an adult\b/

/** Says that few people came, but not to what. */
export const FEW_CAME =
  /^(?:(?:almost |hardly |barely )?(?:anyone|anybody|nobody|no one)|(?:only |too |very )*(?:a )?few\b.*|not enough \w+|(?:only )?half .*) (?:turned up|showed up|came)$/i
