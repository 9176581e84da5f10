import { METHOD_WORDS, type PaymentMethod } from '@wattle/contract/payment'
import { Banknote, Gift, HeartHandshake, Landmark, type LucideIcon } from 'lucide-react'
import { formatCount } from '#lib/format-count.ts'

const ICONS: Record<PaymentMethod, LucideIcon> = {
  GIFT_CARD: Gift,
  BANK_BY_PROVIDER: Landmark,
  DONATION: HeartHandshake,
  CASH: Banknote,
}

export function Method({ of }: { of: PaymentMethod }) {
  const Icon = ICONS[of]
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap align-middle">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      {METHOD_WORDS[of]}
    </span>
  )
}

export const DELETED_PERSON = 'Deleted person'

/** A number of payments, such as '6 payments' or '1 payment'. */
export const counted = (count: number) =>
  count === 1 ? '1 payment' : `${formatCount(count)} payments`

/** Turns dollars into cents, so "62.5" becomes 6250. NaN if the text isn't a number. */
export const centsIn = (dollars: string) =>
  dollars.trim() === '' ? Number.NaN : Math.round(Number(dollars.replace(/[$,\s]/g, '')) * 100)
