import { BRAND } from '@wattle/contract/brand'
import { useParams } from 'react-router'
import { ScreenerPage } from '#features/screener/screener-page.tsx'

export const meta = () => [{ title: `Edit screener: ${BRAND.name}` }]

export default function EditScreener() {
  const id = Number(useParams().id)
  return <ScreenerPage key={id} researchId={id} />
}
