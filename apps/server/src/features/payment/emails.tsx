import type { PaymentKind, PaymentMethod } from '@wattle/contract/payment'
import { addressed } from '#mail/first-name.ts'
import type { NoticeFacts } from '#mail/notice.tsx'

type ThankYou = {
  firstName: string
  amount: string
  study: string
  method: PaymentMethod
  kind: PaymentKind
  hasCode: boolean
  page: string
}

/**
 * The email about a payment. Never includes the gift card's code, which people see on their own
 * page.
 */
export function thankYouSent(payment: ThankYou): NoticeFacts {
  const { firstName, amount, study, method, kind, page, hasCode } = payment
  return {
    heading: hasCode ? 'Your gift card is ready' : HEADINGS[method],
    topic: amount,
    preview: `${amount} for “${study}”.`,
    facts: [
      ['Amount', amount],
      ['Study', study],
    ],
    says: [`${addressed(firstName, THANKS[kind])} ${howItArrives(payment)}`],
    button: { href: page, label: hasCode ? 'See my gift card' : 'Open my panel page' },
    small: 'If anything looks wrong, reply to this email and we’ll sort it out.',
  }
}

const HEADINGS: Record<PaymentMethod, string> = {
  GIFT_CARD: 'Your gift card is on its way',
  BANK_BY_PROVIDER: 'Your payment is on its way',
  DONATION: 'We’ve made your donation',
  CASH: 'We’ve paid you',
}

const THANKS: Record<PaymentKind, string> = {
  INTERVIEW: 'thank you for the interview.',
  STANDBY: 'thank you for keeping your time free.',
  LATE_CANCELLATION: 'we’re sorry your interview didn’t go ahead.',
  BONUS: 'thank you for the extra effort.',
  REVERSAL: 'thank you.',
}

function howItArrives({ method, hasCode }: ThankYou): string {
  if (hasCode)
    return 'Your gift card’s code is on your page. We can only show the code once, so have a pen ready.'
  return {
    GIFT_CARD: 'Our gift-card provider will email you the card.',
    BANK_BY_PROVIDER:
      'Our payment provider will email you to ask where to send the money. We never see your account details.',
    DONATION: 'We’ve donated the money as you asked.',
    CASH: 'We paid you in cash.',
  }[method]
}
