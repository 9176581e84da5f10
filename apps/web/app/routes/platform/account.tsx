import { BRAND } from '@wattle/contract/brand'
import { AccountPage } from '#features/account/account-page.tsx'

export const meta = () => [{ title: `Your account: ${BRAND.name}` }]

export default function Account() {
  return <AccountPage />
}
