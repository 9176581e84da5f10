import type { PaymentTab } from '@wattle/contract/payment'
import { useState } from 'react'
import type { Payment } from './hooks.ts'

export type Selection = {
  payments: readonly Payment[]
  has: (id: number) => boolean
  toggle: (payments: readonly Payment[], isSelected: boolean) => void
  clear: () => void
}

/** The selected payments, including those on other pages. Each tab starts with none selected. */
export function useSelection(tab: PaymentTab): Selection {
  const [state, setState] = useState<{ tab: PaymentTab; chosen: ReadonlyMap<number, Payment> }>({
    tab,
    chosen: new Map(),
  })
  const chosen: ReadonlyMap<number, Payment> = state.tab === tab ? state.chosen : new Map()
  return {
    payments: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle(payments, isSelected) {
      const next = new Map(chosen)
      for (const payment of payments) {
        if (isSelected) next.set(payment.id, payment)
        else next.delete(payment.id)
      }
      setState({ tab, chosen: next })
    },
    clear: () => setState({ tab, chosen: new Map() }),
  }
}
