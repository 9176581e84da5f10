import { BRAND } from '@wattle/contract/brand'
import { ScreenerPage } from '#features/screening/questions/screener-page.tsx'

export const meta = () => [
  { title: `A few questions: ${BRAND.name}` },
  { name: 'robots', content: 'noindex' },
]

export default ScreenerPage
