import type { Selection } from '@wattle/contract/candidate'
import type { AskableConsent } from '@wattle/contract/consent'
import { StudyForm } from '@wattle/contract/distribution'
import { isoDay } from '#lib/time/date-formats.ts'
import { type FieldErrors, wrongFields } from '#lib/use-form.ts'
import type { DistributionDetail } from './hooks.ts'

type Consents = { asks: AskableConsent[]; requires: AskableConsent[] }
/** Empty: as the researcher chose at launch. */
type Picking = { selection: Selection | '' }
type StudyField = Exclude<
  keyof StudyForm,
  'incentiveCents' | 'incentiveCurrency' | keyof (Consents & Picking)
>

/** Empty: the incentive is known by its words alone. */
type Amount = { incentiveDollars: string }

/** The fields as they are typed, and what the study asks about. */
export type StudyDraft = Record<StudyField, string> & Consents & Picking & Amount

/** Of the fields with text in them. */
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
  asks: [],
  requires: [],
  selection: '',
}

/** As it travels. Nothing typed is no number, and not 0. */
export function studyOf(typed: StudyDraft): StudyForm {
  const { selection, standbysWanted, incentiveDollars, ...draft } = typed
  const standbys = numberOf(standbysWanted)
  return {
    ...draft,
    ...(incentiveDollars.trim() !== '' && amountOf(incentiveDollars)),
    ...(selection && { selection }),
    oneTimeNumber: numberOf(draft.oneTimeNumber),
    maxNumber: numberOf(draft.maxNumber),
    ...(standbys !== 0 && { standbysWanted: standbys }),
  }
}

/** "62.5" is 6250 cents. */
function amountOf(dollars: string): Pick<StudyForm, 'incentiveCents' | 'incentiveCurrency'> {
  if (dollars.trim() === '') return { incentiveCents: null, incentiveCurrency: null }
  return { incentiveCents: Math.round(numberOf(dollars) * 100), incentiveCurrency: 'AUD' }
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** The server's own rules, and the day, for which it asks its clock. */
export function wrongInStudy(draft: StudyDraft, now: Date): FieldErrors {
  const wrong = wrongFields(StudyForm, studyOf(draft))
  if (wrong.incentiveCents) wrong.incentiveCents = 'Please enter dollars, like 60 or 62.50.'
  const isPast = !wrong.expirationDate && draft.expirationDate < isoDay(now)
  return isPast ? { ...wrong, expirationDate: 'Please choose a day in the future.' } : wrong
}

/** A study that has started, to be edited. */
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
})

/** Only the fields that differ. */
export function changesIn(before: StudyDraft, draft: StudyDraft): Partial<StudyForm> {
  const { incentiveDollars, ...others } = draft
  const fields = Object.keys(others) as (keyof typeof others)[]
  // As text, since lists are equal if what's in them is.
  const changed = fields.filter((field) => String(draft[field]) !== String(before[field]))
  const study = { ...studyOf(draft), standbysWanted: numberOf(draft.standbysWanted) }
  return {
    ...Object.fromEntries(changed.map((field) => [field, study[field]])),
    ...(incentiveDollars !== before.incentiveDollars && amountOf(incentiveDollars)),
  }
}
