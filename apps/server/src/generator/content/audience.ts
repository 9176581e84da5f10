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

type Line = Conditional & { tag: LineTag; text: string }

/** We leave out a line if the brief lacks one of its facts. */
export const AUDIENCE_LINES: Record<'ordinary' | 'sensitive', Line[]> = {
  ordinary: [
    { tag: 'role', text: '{isWho}' },
    { tag: 'general', unless: ['group known'], text: 'Is 18 or older' },
    { tag: 'episode', text: '{episode}' },
    { tag: 'own', when: ['shared'], text: '{own}' },
    { tag: 'problem', text: '{far}, {problem}' },
    { tag: 'today', when: ['rare'], text: 'Relied on {today}' },
    { tag: 'today', unless: ['rare'], text: 'Relies on {today}' },
    {
      tag: 'size',
      when: ['work', 'on their own'],
      unless: ['says alone'],
      text: 'Works for themselves, with no staff',
    },
    {
      tag: 'buyer',
      when: ['work', 'buyer', 'size known'],
      unless: ['on their own'],
      text: '{size} and decides, or helps decide, what gets bought',
    },
    {
      tag: 'buyer',
      when: ['work', 'buyer'],
      unless: ['on their own', 'size known'],
      text: 'Decides, or helps decide, what gets bought for the work',
    },
    { tag: 'size', when: ['work'], unless: ['on their own', 'buyer'], text: '{size}' },
  ],
  sensitive: [
    { tag: 'role', text: '{isWho}' },
    { tag: 'episode', text: '{sensitive episode}' },
    { tag: 'own', when: ['shared'], text: '{own}' },
    // The first line may already say that they're adults, so this one doesn't repeat it.
    { tag: 'consent', when: ['says adult'], text: 'Is fine with talking about {their topic}' },
    {
      tag: 'consent',
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

/** The text says that few people came, but not what they came to. */
export const FEW_CAME =
  /^(?:(?:almost |hardly |barely )?(?:anyone|anybody|nobody|no one)|(?:only |too |very )*(?:a )?few\b.*|not enough \w+|(?:only )?half .*) (?:turned up|showed up|came)$/i
