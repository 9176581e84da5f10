import type { Selection } from '@wattle/contract/candidate'
import type { AskableConsent } from '@wattle/contract/consent'
import { InvitationPlan, StudyForm } from '@wattle/contract/distribution'
import type { Filter } from '@wattle/contract/filter'
import type { Pacing } from '@wattle/contract/forecast'
import { isoDay } from '#lib/time/date-formats.ts'
import { type FieldErrors, wrongFields } from '#lib/use-form.ts'
import type { DistributionDetail } from './hooks.ts'

type Consents = { asks: AskableConsent[]; requires: AskableConsent[] }
/** Who picks the participants. An empty string keeps what the researcher chose at launch. */
type Picking = { selection: Selection | '' }
/** Null means everyone on the panel. */
type Audience = { audience: Filter | null }
type Pace = { pacing: Pacing }
type StudyField = Exclude<
  keyof StudyForm,
  | 'incentiveCents'
  | 'incentiveCurrency'
  | 'standbyCents'
  | keyof (Consents & Picking & Audience & Pace)
>

/**
 * The amounts as typed. Without `incentiveDollars`, only the incentive's text says how much people
 * get.
 */
type Amount = {
  incentiveDollars: string
  /** How much a standby gets. Empty means they get nothing. */
  standbyDollars: string
}

/** Everything in the form: text and numbers as typed, and the choices. */
export type StudyDraft = Record<StudyField, string> & Consents & Picking & Audience & Amount & Pace

export type TextField = StudyField

export const EMPTY_STUDY: StudyDraft = {
  studyTitle: '',
  conductingPeriod: '',
  estimatedTime: '',
  incentive: '',
  incentiveDollars: '',
  expirationDate: '',
  oneTimeNumber: '',
  maxNumber: '',
  studyDescription: '',
  consentFormLink: '',
  studyConsent: '',
  standbysWanted: '0',
  standbyDollars: '',
  topicId: '',
  asks: [],
  requires: [],
  selection: '',
  audience: null,
  pacing: 'FIXED',
}

/** The study as we send it. An empty number field becomes NaN, which isn't valid, instead of 0. */
export function studyOf(typed: StudyDraft): StudyForm {
  const {
    selection,
    standbysWanted,
    incentiveDollars,
    standbyDollars,
    topicId,
    audience,
    pacing = 'FIXED',
    ...draft
  } = typed
  const standbys = numberOf(standbysWanted)
  return {
    ...draft,
    ...(incentiveDollars.trim() !== '' && amountOf(incentiveDollars)),
    ...(selection && { selection }),
    ...(audience && { audience }),
    ...(pacing === 'SELF' && { pacing }),
    oneTimeNumber: numberOf(draft.oneTimeNumber),
    maxNumber: numberOf(draft.maxNumber),
    ...(standbys !== 0 && { standbysWanted: standbys }),
    ...(standbys !== 0 &&
      standbyDollars.trim() !== '' && { standbyCents: centsOf(standbyDollars) }),
    ...(topicId !== '' && { topicId: Number(topicId) }),
  }
}

/** Converts dollars to cents, so "62.5" becomes 6250. */
function amountOf(dollars: string): Pick<StudyForm, 'incentiveCents' | 'incentiveCurrency'> {
  if (dollars.trim() === '') return { incentiveCents: null, incentiveCurrency: null }
  return { incentiveCents: centsOf(dollars), incentiveCurrency: 'AUD' }
}

const centsOf = (dollars: string) => Math.round(numberOf(dollars) * 100)

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Validates the draft by the server's rules, and checks that the last day isn't in the past. */
export function wrongInStudy(draft: StudyDraft, now: Date): FieldErrors {
  const wrong = wrongFields(StudyForm, studyOf(draft))
  if (wrong.incentiveCents)
    wrong.incentiveCents = 'Please enter an amount in dollars, like 60 or 62.50.'
  if (wrong.standbyCents)
    wrong.standbyCents = 'Please enter an amount in dollars, like 20 or 22.50.'
  const isPast = !wrong.expirationDate && draft.expirationDate < isoDay(now)
  return isPast ? { ...wrong, expirationDate: 'Please choose a day in the future.' } : wrong
}

/** Who we'd invite, how many and until when. Undefined while any of that is missing or wrong. */
export function planOf(draft: StudyDraft): InvitationPlan | undefined {
  const { audience, expirationDate, oneTimeNumber, maxNumber, pacing } = studyOf(draft)
  const plan = { audience, expirationDate, oneTimeNumber, maxNumber, pacing }
  return InvitationPlan.safeParse(plan).data
}

/** A started study as a draft to edit. */
export const draftOf = (study: DistributionDetail): StudyDraft => ({
  studyTitle: study.studyTitle,
  conductingPeriod: study.conductingPeriod,
  estimatedTime: study.estimatedTime,
  incentive: study.incentive,
  incentiveDollars: study.incentiveCents === null ? '' : String(study.incentiveCents / 100),
  expirationDate: study.expirationDate ?? '',
  oneTimeNumber: String(study.oneTimeNumber),
  maxNumber: String(study.maxNumber),
  studyDescription: study.studyDescription,
  consentFormLink: study.consentFormLink,
  studyConsent: study.studyConsent,
  asks: study.asks,
  requires: study.requires,
  selection: study.selection,
  standbysWanted: String(study.standbysWanted ?? 0),
  standbyDollars: study.standbyCents ? String(study.standbyCents / 100) : '',
  topicId: String(study.topicId ?? ''),
  audience: study.audience ?? null,
  pacing: study.pacing ?? 'FIXED',
})

/** The fields that changed, as we send them. */
export function changesIn(before: StudyDraft, draft: StudyDraft): Partial<StudyForm> {
  const { incentiveDollars, standbyDollars, ...others } = draft
  const fields = Object.keys(others) as (keyof typeof others)[]
  // Compares fields as JSON, because two arrays with the same content aren't equal.
  const isChanged = (field: keyof typeof others) =>
    JSON.stringify(draft[field]) !== JSON.stringify(before[field])
  const changed = fields.filter(isChanged)
  const study = {
    ...studyOf(draft),
    standbysWanted: numberOf(draft.standbysWanted),
    topicId: draft.topicId === '' ? null : Number(draft.topicId),
    audience: draft.audience,
    pacing: draft.pacing,
  }
  return {
    ...Object.fromEntries(changed.map((field) => [field, study[field]])),
    ...(incentiveDollars !== before.incentiveDollars && amountOf(incentiveDollars)),
    ...(standbyDollars !== before.standbyDollars && {
      standbyCents: standbyDollars.trim() === '' ? null : centsOf(standbyDollars),
    }),
  }
}
