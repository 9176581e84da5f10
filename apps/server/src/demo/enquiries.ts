import type { EnquiryForm } from '@wattle/contract/enquiry'
import { NO_DETAILS } from '@wattle/contract/panel-details'
import type { Deps } from '#deps.ts'
import { storeForm, updateEnquiry } from '#features/enquiry/service.ts'
import type { Past } from './past.ts'

type Sample = Pick<EnquiryForm, 'type' | 'name' | 'email' | 'subject' | 'message'> & {
  day: number
  /** Whether the form was submitted without JavaScript. */
  isUnverified?: boolean
  work?: { status: 'IN_WORK' | 'DONE'; notes: string }
}

const ENQUIRIES: Sample[] = [
  {
    day: -33,
    type: 'CLIENT',
    name: 'Marcus Sample',
    email: 'marcus@clinics.example',
    subject: null,
    message: 'Could you find eight practice managers within two weeks?',
    work: { status: 'DONE', notes: 'Found eight, ran the study in week two. Invoice paid.' },
  },
  {
    day: -21,
    type: 'STARTUP',
    name: 'Noor Sample',
    email: 'noor@borrowed-tools.example',
    subject: 'Tool library',
    message:
      'Neighbours who lend each other tools. So far we’ve only talked to friends, and they’re all being kind.',
    work: { status: 'DONE', notes: 'Came in for a chat, has an account now.' },
  },
  {
    day: -9,
    type: 'CLIENT',
    name: 'Priya Sample',
    email: 'priya@plans.example',
    subject: 'Renters and energy plans',
    message:
      'We run a comparison service. Renters leave before the second step, and we don’t know why.',
    work: { status: 'IN_WORK', notes: 'Quote sent: 10 interviews, two weeks.' },
  },
  {
    day: -4,
    type: 'STARTUP',
    name: 'Jo Sample',
    email: 'jo@roster-meals.example',
    subject: 'Roster Meals',
    message: 'Meals for people on rotating rosters. Is the problem real enough to build for?',
    work: { status: 'IN_WORK', notes: 'Asked what they’ve tried so far.' },
  },
  {
    day: -2,
    type: 'CLIENT',
    name: 'Hugh Sample',
    email: 'hugh@council.example',
    subject: 'Library opening hours',
    message: 'We’d like to hear from people who never come to the library. Where do you find them?',
  },
  {
    day: -1,
    type: 'STARTUP',
    name: 'Lucia Sample',
    email: 'lucia@paddock-notes.example',
    subject: 'Records on a farm',
    message: 'Farmers write paddock records on feed bags. How would we test whether an app helps?',
  },
  {
    day: -1,
    type: 'CLIENT',
    name: 'Wes Sample',
    email: 'wes@text-browser.example',
    subject: 'People who browse without JavaScript',
    message: 'We build for people on old phones. Could you find ten of them for us?',
    isUnverified: true,
  },
]

export async function fillEnquiries(past: Past): Promise<void> {
  for (const { day, work, isUnverified = false, ...sample } of ENQUIRIES) {
    const form = { ...NO_DETAILS, ...sample }
    const { id } = await past.at(past.day(day, 11), (deps) =>
      storeForm(deps, form, { check: sampleCheck(deps), isVerified: !isUnverified }),
    )
    if (work) await past.at(past.day(day, 16), (deps) => updateEnquiry(deps, id, work))
  }
}

/** Stands in for a solved bot check, because samples don't come from a browser. */
const sampleCheck = (deps: Deps) => ({
  key: `sample ${deps.randomBytes(8).toString('hex')}`,
  expiresAt: deps.now(),
})
