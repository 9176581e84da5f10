import { AccountPage } from '#features/account/account-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('Your account') }]

export default function Account() {
  return <AccountPage />
}
