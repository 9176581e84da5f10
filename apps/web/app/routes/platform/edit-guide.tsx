import { BRAND } from '@wattle/contract/brand'
import { useParams } from 'react-router'
import { GuidePage } from '#features/guide/guide-page.tsx'

export const meta = () => [{ title: `Edit guide: ${BRAND.name}` }]

export default function EditGuide() {
  const id = Number(useParams().id)
  return <GuidePage key={id} researchId={id} />
}
