import { type ContactRules, UNANSWERED_REST_DAYS } from '@wattle/contract/contact-rules'
import { hourInWords } from '#lib/time/hour-in-words.ts'

type NumberRule = Exclude<keyof ContactRules, 'quietFrom' | 'quietTo'>

/**
 * The labels of the rules that are numbers, in the form's order. An empty field turns a rule off.
 */
export const NUMBER_RULES: Record<NumberRule, { label: string; hint: string; unit: string }> = {
  daysBetween: { label: 'Days between invitations', hint: '', unit: 'days between' },
  invitationsIn30Days: {
    label: 'Invitations in 30 days',
    hint: 'The most we allow per member.',
    unit: 'invitations in 30 days',
  },
  unanswered: {
    label: 'Unanswered invitations in a row',
    hint: `After this many, we leave someone alone for ${UNANSWERED_REST_DAYS} days.`,
    unit: 'unanswered in a row',
  },
  daysAfterInterview: {
    label: 'Days after an interview',
    hint: 'How long we wait before we contact the same person again.',
    unit: 'days after an interview',
  },
  interviewsIn6Months: {
    label: 'Interviews in 6 months',
    hint: 'The most we allow per member.',
    unit: 'interviews in 6 months',
  },
  daysSameClient: {
    label: 'Days between invitations for one client',
    hint: 'How long we wait before we invite someone to the same client’s next project.',
    unit: 'days between invitations for one client',
  },
  noShowsIn12Months: {
    label: 'No-shows in 12 months',
    hint: 'After this many, we leave someone alone until the first no‑show is a year old.',
    unit: 'no‑shows in 12 months',
  },
}
export const NUMBER_NAMES = Object.keys(NUMBER_RULES) as NumberRule[]

/** Sums up a version of the rules in one line, as in "7 days between, quiet from 9 pm to 8 am". */
export function rulesInWords(rules: ContactRules): string {
  const numbers = NUMBER_NAMES.flatMap((name) =>
    rules[name] === null ? [] : `${rules[name]} ${NUMBER_RULES[name].unit}`,
  )
  const quiet =
    rules.quietFrom === null || rules.quietTo === null
      ? []
      : `quiet from ${hourInWords(rules.quietFrom)} to ${hourInWords(rules.quietTo)}`
  return [...numbers, ...[quiet].flat()].join(', ') || 'All rules off'
}
