import type { LineDraft } from '../drafts.ts'
import type { Conditional, Rewrite } from './rows.ts'

type Line = Conditional & LineDraft

/** We leave out a line if the brief lacks one of its facts. */
export const AUDIENCE_LINES: Line[] = [
  { id: 'role', unless: ['halfway', 'hands over'], text: '{isWho}' },
  { id: 'role', when: ['hands over'], text: '{isWho}, or was in the last year or two' },
  { id: 'role', when: ['halfway'], text: '{isWho}, or was in the last three years' },
  { id: 'general', unless: ['group known', 'sensitive'], text: 'Is 18 or older' },
  {
    id: 'general',
    when: ['group known'],
    unless: ['activity known', 'sensitive'],
    text: 'Is 18 or older',
  },
  {
    id: 'episode',
    when: ['window first'],
    text: '{window}, {theyDid}{ or had it done}',
  },
  { id: 'episode', unless: ['window first'], text: '{theyDid} {window}' },
  { id: 'own', when: ['activity known', 'shared'], text: '{own}' },
  // "In the last 12 months, the parts never came" sounds as if we'd mentioned the parts before.
  {
    id: 'problem',
    when: ['the first time we mention it'],
    unless: ['sensitive'],
    text: 'Had this happen {far}: {wrongThey}',
  },
  {
    id: 'problem',
    when: ['rare'],
    unless: ['the first time we mention it', 'sensitive'],
    text: '{far}, {wrongThey}',
  },
  {
    id: 'problem',
    when: ['says when'],
    unless: ['rare', 'the first time we mention it', 'sensitive'],
    text: '{far}, {wrongThey}',
  },
  {
    id: 'problem',
    unless: ['rare', 'says when', 'the first time we mention it', 'sensitive'],
    text: 'At least once {far}, {wrongThey}',
  },
  { id: 'today', when: ['rare'], unless: ['sensitive'], text: 'Relied on {today}' },
  { id: 'today', unless: ['rare', 'sensitive'], text: 'Relies on {today}' },
  {
    id: 'size',
    when: ['work', 'on their own'],
    unless: ['says alone', 'sensitive'],
    text: 'Works for themselves, with no staff',
  },
  {
    id: 'buyer',
    when: ['work', 'buyer', 'size known'],
    unless: ['on their own', 'sensitive'],
    text: 'Works in {a business} of {size} people and decides, or helps decide, what gets bought',
  },
  {
    id: 'buyer',
    when: ['work', 'buyer'],
    unless: ['on their own', 'size known', 'sensitive'],
    text: 'Decides, or helps decide, what gets bought for the work',
  },
  {
    id: 'size',
    when: ['work'],
    unless: ['on their own', 'buyer', 'sensitive'],
    text: 'Works in {a business} of {size} people',
  },
  // The role line may already say that people are adults.
  {
    id: 'consent',
    when: ['sensitive', 'says adult'],
    text: 'Is fine with talking about {their topic}',
  },
  {
    id: 'consent',
    when: ['sensitive'],
    unless: ['says adult'],
    text: 'Is 18 or older and fine with talking about {their topic}',
  },
  {
    id: 'general',
    unless: ['activity known'],
    text: 'Can join a video call from a quiet place',
  },
  {
    id: 'general',
    unless: ['activity known'],
    text: 'Hasn’t been in a paid interview in the last 6 months',
  },
]

/** Added if there are fewer than three lines. */
export const SPARE_LINE: LineDraft = {
  id: 'general',
  text: 'Can join a video call from a quiet place',
}

/** How we write two neighbouring business sizes: "2 to 9 and 10 to 49" becomes "2 to 49". */
export const ONE_RANGE: Rewrite[] = [
  [/^Just me and \d+/, 'up'],
  [/ to \d+ and \d+/, ''],
]
