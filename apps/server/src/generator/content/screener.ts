import type { QuestionDraft } from '../drafts.ts'
import type { Phrasings, Row } from './rows.ts'

/** A scale's answers stay in order, but the whole scale may be reversed. */
export type Shape = Pick<QuestionDraft, 'type' | 'rule'> & { isScale?: boolean }

export type ScreenerContent = Shape &
  Row & {
    answers?: Phrasings
    /** The last answer stays last when the others are shuffled or reversed. */
    keepsLast?: true
    /** Adds "I’d rather not say" when the subject or the wanted answer is sensitive. */
    maySkip?: true
  }
type Hiding = Omit<ScreenerContent, 'ask'>

const SINGLE: Shape = { type: 'SINGLE_CHOICE', rule: 'ANY' }
const MULTIPLE: Shape = { type: 'MULTIPLE_CHOICE', rule: 'ANY' }
/** Hides the wanted answer in a list that ends with "None of these". */
const HIDING: Hiding = { ...MULTIPLE, keepsLast: true, maySkip: true }
const SCALE: Shape = { ...SINGLE, isScale: true }
const REJECTING: Shape = { ...MULTIPLE, rule: 'REJECT' }
const REJECTING_SCALE: Shape = { ...SCALE, rule: 'REJECT' }
const NOTED: Hiding = { ...HIDING, rule: 'NOTE' }

/**
 * Qualifying answers are neither so recent that talking about the loss would hurt, nor too long
 * ago.
 */
const SINCE_A_LOSS = [
  'Less than 3 months ago',
  '*3 to 12 months ago',
  '*1 to 3 years ago',
  'More than 3 years ago',
  'That hasn’t happened',
]

const CONSENT_ANSWERS = [
  'I’m fine to go on',
  'I’ll go on, but may skip some',
  '*I’d rather stop here',
]

/**
 * Screener questions in the order we ask them, each with several phrasings. A star marks the
 * answers that qualify or, if the question's rule is REJECT, the ones that rule people out.
 * Questions without answers here get them from the brief, the field or the kind. We skip a question
 * if the brief lacks its facts. A name starts with the question's id, as in "roleWork". If several
 * rows with the same id suit the brief, each is a fallback for the one before.
 */
export const SCREENER_CONTENT: Record<string, ScreenerContent> = {
  // The general guide asks about last week, so the subject may not even come up.
  consentGeneral: {
    ...REJECTING_SCALE,
    when: ['sensitive'],
    unless: ['activity known'],
    ask: [
      'Some questions may touch on {topic}. You can stop at any point. What suits you best?',
      'This may touch on {topic}. You’re free to stop at any point. What suits you?',
      'We may talk about {topic}. You can stop whenever you like. How do you feel about that?',
    ],
    answers: CONSENT_ANSWERS,
  },
  consent: {
    ...REJECTING_SCALE,
    when: ['sensitive'],
    ask: [
      'Some questions are about {topic}. You can stop at any point. What suits you best?',
      'This touches on {topic}. You’re free to stop at any point. What suits you?',
      'We’ll ask about {topic}. You can stop whenever you like. How do you feel about that?',
    ],
    answers: CONSENT_ANSWERS,
  },
  roleHalfway: {
    ...HIDING,
    when: ['asked by statement', 'any time', 'halfway'],
    ask: [
      'Which of these are true of you, or were in the last three years?',
      'Which of these are true in your life, or were in the last three years?',
    ],
  },
  /** The distractors are equally personal statements. */
  roleLoss: {
    ...HIDING,
    when: ['asked by statement', 'any time', 'past loss'],
    ask: ['Which of these apply to you, now or in the last three years?'],
  },
  roleSensitive: {
    ...HIDING,
    when: ['asked by statement', 'any time'],
    unless: ['rare'],
    ask: [
      'Which of these are true of you? Tick all that apply.',
      'Which of these are true in your life? Tick all that apply.',
    ],
  },
  rolePrivateRare: {
    ...HIDING,
    when: ['asked by statement', 'rare'],
    ask: [
      'Which of these are true of you, or were in the last year or two?',
      'Which of these describe you, now or in the last year or two?',
      'Which of these apply to you, or did in the last year or two?',
    ],
  },
  rolePrivate: {
    ...HIDING,
    when: ['asked by statement'],
    unless: ['any time', 'rare'],
    ask: [
      'Which of these are true of you at the moment?',
      'Which of these describe your life right now?',
      'Which of these apply to you today?',
    ],
  },
  /** Doesn't mention being paid. */
  roleWorkSensitive: {
    ...HIDING,
    type: 'SINGLE_CHOICE',
    when: ['work', 'sensitive'],
    unless: ['asked by statement'],
    ask: [
      'Which of these comes closest to your work at the moment?',
      'Which of these best describes your job?',
    ],
  },
  roleWork: {
    ...HIDING,
    type: 'SINGLE_CHOICE',
    when: ['work'],
    unless: ['asked by statement', 'sensitive'],
    ask: [
      'Which of these comes closest to your work at the moment?',
      'Which of these best describes your job?',
      'Which of these best describes the work you’re paid for?',
    ],
  },
  /** Someone who has handed over no longer has the role. */
  roleHandedOver: {
    ...HIDING,
    when: ['hands over'],
    unless: ['asked by statement', 'work'],
    ask: [
      'Which of these roles do you have, or did you have in the last year or two?',
      'Which of these unpaid roles are yours, or were in the last year or two?',
    ],
  },
  roleUnpaid: {
    ...HIDING,
    unless: ['asked by statement', 'work'],
    ask: [
      'Which of these roles do you have at the moment?',
      'Which of these unpaid roles are yours at the moment?',
      'Which of these unpaid roles are you in right now?',
    ],
  },
  age: {
    ...SCALE,
    unless: ['activity known'],
    keepsLast: true,
    ask: ['How old are you?'],
    answers: ['Under 18', '*18 to 49', '*50 or over', 'I’d rather not say'],
  },
  /** Employees can answer it too, unlike a question about “your own business”. */
  sizeAlone: {
    ...SINGLE,
    when: ['work', 'on their own'],
    unless: ['sensitive'],
    keepsLast: true,
    ask: ['Which of these is true of your job?', 'Which of these fits you at the moment?'],
    answers: [
      '*I work for myself, with no staff',
      'I work for myself and have staff',
      'I’m employed by a business',
      'I’m employed by government or a charity',
      'I’m not in paid work',
    ],
  },
  size: {
    ...SCALE,
    when: ['work', 'size known'],
    unless: ['on their own', 'sensitive'],
    ask: [
      'How many people work at {your business}, you included?',
      'How big is {your business}, counting all staff?',
      'Counting yourself, how many people work at {your business}?',
    ],
  },
  gateWork: {
    ...HIDING,
    when: ['during work'],
    unless: ['asked by statement'],
    ask: [
      'Which of these did you do for work {window}?',
      'Which of these did you do, as part of your work, {window}?',
      'Think back over your work {window}. Which of these did you do?',
    ],
  },
  gateUnpaid: {
    ...HIDING,
    when: ['unpaid'],
    unless: ['asked by statement'],
    ask: [
      'Which of these did you do in your unpaid role {window}?',
      'Looking back, which of these did you do in your unpaid role {window}?',
      'Think back over your unpaid role {window}. Which of these did you do?',
    ],
  },
  /**
   * We also use this if “work” or “unpaid role” would give the answer away, as in “unpaid levies”,
   * and for “people who …”, whose distractors are about private life.
   */
  gateOther: {
    ...HIDING,
    ask: [
      'Which of these did you do {window}?',
      'Looking back, which of these did you do {window}?',
      'Think back: which of these did you do {window}?',
    ],
  },
  whenLoss: {
    ...SCALE,
    maySkip: true,
    when: ['past loss', 'sensitive'],
    ask: ['When did you last {do}?', 'How long ago did you last {do}?'],
    answers: SINCE_A_LOSS,
  },
  /** Asks about things people do every week. */
  whenOften: {
    ...SCALE,
    maySkip: true,
    when: ['every week', 'sensitive'],
    unless: ['past loss'],
    ask: [
      'When did you last {do}?',
      'How long ago did you last {do}?',
      'When was the last time you {did}?',
    ],
    answers: ['*In the last 4 weeks', '1 to 6 months ago', 'More than 6 months ago', 'Never'],
  },
  whenRecent: {
    ...SCALE,
    maySkip: true,
    when: ['every month', 'sensitive'],
    unless: ['every week', 'past loss'],
    ask: [
      'When did you last {do}?',
      'How long ago did you last {do}?',
      'When was the last time you {did}?',
    ],
    answers: ['*In the last 4 weeks', '*1 to 6 months ago', 'More than 6 months ago', 'Never'],
  },
  whenOnce: {
    ...SCALE,
    maySkip: true,
    when: ['rare', 'sensitive'],
    unless: ['every month', 'past loss'],
    ask: ['How long ago did you {do}?', 'How long is it since you {did}?', 'When did you {do}?'],
    answers: ['*In the last 6 months', '*7 to 24 months ago', 'More than 2 years ago', 'Never'],
  },
  whenRare: {
    ...SCALE,
    maySkip: true,
    when: ['sensitive'],
    unless: ['every month', 'past loss'],
    ask: [
      'When did you last {do}?',
      'How long ago did you last {do}?',
      'When was the last time you {did}?',
    ],
    answers: ['*In the last 6 months', '*7 to 24 months ago', 'More than 2 years ago', 'Never'],
  },
  /** Uses the kind's `own` answers. */
  own: {
    ...SINGLE,
    when: ['shared'],
    unless: ['rare', 'about a part'],
    keepsLast: true,
    maySkip: true,
    ask: ['What is your part in {about}?'],
  },
  /** "What is your part in ordering a part …?" would be confusing. */
  ownPart: {
    ...SINGLE,
    when: ['shared', 'about a part'],
    unless: ['rare'],
    keepsLast: true,
    maySkip: true,
    ask: ['What is your role in {about}?'],
  },
  ownOnce: {
    ...SINGLE,
    when: ['shared', 'rare'],
    keepsLast: true,
    maySkip: true,
    ask: ['What was your part in {doing the one}?'],
  },
  problemWork: {
    ...NOTED,
    when: ['work'],
    unless: ['asked by statement', 'sensitive'],
    ask: [
      'Which of these happened to you at work {far}?',
      'What went wrong at work {far}? Tick all that apply.',
      'Which of these do you remember happening at work {far}?',
    ],
  },
  problemUnpaid: {
    ...NOTED,
    when: ['unpaid'],
    unless: ['asked by statement', 'sensitive'],
    ask: [
      'Which of these happened in your unpaid role {far}?',
      'Which of these do you remember from your unpaid role {far}?',
    ],
  },
  problemOther: {
    ...NOTED,
    unless: ['sensitive'],
    ask: [
      'Which of these happened to you {far}?',
      'Which of these have happened to you {far}?',
      'Thinking back, which of these happened to you {far}?',
    ],
  },
  buyerDecides: {
    ...SINGLE,
    when: ['work', 'decides'],
    unless: ['on their own', 'sensitive'],
    keepsLast: true,
    ask: [
      'When something new was last bought for your work, what was your part?',
      'Think of the last thing that was bought for your work. What was your part?',
      'What was your part the last time something was bought for your work?',
    ],
    answers: [
      '*I decided',
      '*I compared and recommended',
      'I was asked for my view',
      'I had no part in it',
      'I can’t remember',
    ],
  },
  /** If people only help to decide, their view counts too. */
  buyerHelps: {
    ...SINGLE,
    when: ['work', 'buyer'],
    unless: ['decides', 'on their own', 'sensitive'],
    keepsLast: true,
    ask: [
      'When something new was last bought for your work, what was your part?',
      'Think of the last thing that was bought for your work. What was your part?',
      'What was your part the last time something was bought for your work?',
    ],
    answers: [
      '*I decided',
      '*I compared and recommended',
      '*I was asked for my view',
      'I had no part in it',
      'I can’t remember',
    ],
  },
  talk: {
    ...REJECTING_SCALE,
    unless: ['sensitive'],
    ask: [
      'When someone last asked how your week was, what did you do?',
      'Think of the last time a friend asked about your day. What did you do?',
      'The last time someone asked how things were going, what did you do?',
    ],
    answers: [
      'I told them the whole story',
      'I opened up bit by bit',
      'I kept it to a word or two',
      '*I said I’d rather not talk',
    ],
  },
  talkSensitive: {
    ...REJECTING_SCALE,
    when: ['sensitive'],
    ask: [
      'How do you feel about talking to us about this?',
      'How do you feel about a call on this subject?',
      'What suits you when it comes to talking about this?',
    ],
    answers: [
      'I’d like to talk about it',
      'It’s fine if I can take breaks',
      '*I’d rather write about it',
      '*I’d rather not',
    ],
  },
  call: {
    ...SINGLE,
    ask: ['Which of these suits you for a video call?'],
    answers: [
      '*A quiet room at home or work',
      '*Somewhere else that’s quiet',
      'Only on the move',
      'I can’t join video calls',
    ],
  },
  conflict: {
    ...REJECTING,
    keepsLast: true,
    ask: [
      'Which of these kinds of paid work do you, or someone in your home, do?',
      'What kind of paid work do you, or people in your household, do?',
      'Which of these do you, or someone at home, do as paid work?',
    ],
  },
  past: {
    ...REJECTING_SCALE,
    ask: [
      'When did you last take part in a paid interview or group discussion?',
      'How long ago was your last paid interview or focus group?',
      'When were you last paid to give your views in an interview?',
    ],
    answers: ['*In the last 4 weeks', '*1 to 6 months ago', 'More than 6 months ago', 'Never'],
  },
}

/**
 * Trades that rule people out, each with a pattern for the people and activities in it. If the
 * project is about those people, we don't ask about the trade.
 */
export const TOO_CLOSE: Record<string, RegExp> = {
  'Market or user research':
    /\b(?:market|user|usability) (?:research|test)|\b(?:users?|customers?) (?:for )?(?:interview|test)|\bUX\b/i,
  'Advertising or public relations':
    /\b(?:advertis|marketer|marketing|public relations|publicist)/i,
  Journalism: /\b(?:journalis|newspaper|magazine|reporter|news|radio|podcast)/i,
}

export const NONE = 'None of these'
export const RATHER_NOT = 'I’d rather not say'

/**
 * The audience lines that each question tests. If the researcher deletes one of them, we drop the
 * question. We never drop the gate and consent questions, so they aren't listed.
 */
export const TESTED_LINES: Record<string, string[]> = {
  role: ['role'],
  own: ['own'],
  problem: ['problem'],
  buyer: ['buyer'],
  // If we know both the buyer and the business size, one line with the id "buyer" mentions both.
  size: ['size', 'buyer'],
}

/**
 * Questions that hide the wanted answer among distractors. No earlier question may mention that
 * answer.
 */
export const HIDING_QUESTIONS = ['role', 'gate', 'problem']
