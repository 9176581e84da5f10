import { SlotsPage } from '#features/screening/slots/slots-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('Available slots') },
  { name: 'robots', content: 'noindex' },
]

export default SlotsPage
