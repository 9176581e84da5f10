import { BRAND } from '@wattle/contract/brand'
import { SlotsPage } from '#features/screening/slots/slots-page.tsx'

export const meta = () => [
  { title: `Available slots: ${BRAND.name}` },
  { name: 'robots', content: 'noindex' },
]

export default SlotsPage
