import { PaymentsPage } from '#features/payment/payments-page.tsx'

export default function Payments() {
  return <PaymentsPage />
}
