import type { EnquiryForm } from '@wattle/contract/enquiry'
import type { BotCheck } from '#adapters/bot-check/bot-check.ts'
import type { Deps } from '#deps.ts'
import { submitForm } from '#features/enquiry/service.ts'

type Sample = Pick<EnquiryForm, 'type' | 'name' | 'email' | 'subject' | 'message'>

const ENQUIRIES: Sample[] = [
  {
    type: 'CLIENT',
    name: 'Priya Sample',
    email: 'priya@demo.example',
    subject: 'Renters and energy plans',
    message:
      'We run a comparison service. Renters leave before the second step, and we do not know why.',
  },
  {
    type: 'STARTUP',
    name: 'Jo Sample',
    email: 'jo@demo.example',
    subject: 'Roster Meals',
    message: 'Meals for people on rotating rosters. Is the problem real enough to build for?',
  },
  {
    type: 'CLIENT',
    name: 'Marcus Sample',
    email: 'marcus@demo.example',
    subject: null,
    message: 'Could you find eight practice managers within two weeks?',
  },
]

/** Fills an empty product with obvious samples, through the same services that people use. */
export async function fillWithDemoData(deps: Deps): Promise<void> {
  let solved = 0
  const trusting: BotCheck = {
    ...deps.botCheck,
    verify: async () => ({ key: `demo:${++solved}`, expiresAt: deps.now() }),
  }
  for (const sample of ENQUIRIES) {
    const form = { ...sample, phone: null, postcode: null, token: 'demo' }
    await submitForm({ ...deps, botCheck: trusting }, form)
  }
}
