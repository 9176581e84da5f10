import { ScreenerPage } from '#features/screening/questions/screener-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('A few questions') },
  { name: 'robots', content: 'noindex' },
]

export default ScreenerPage
