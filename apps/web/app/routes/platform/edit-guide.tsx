import { BRAND } from '@wattle/contract/brand'
import { useParams } from 'react-router'
import { GuideEditor } from '#features/guide/guide-editor.tsx'
import { EditorPage } from '#features/research/editor-page.tsx'

export const meta = () => [{ title: `Edit guide: ${BRAND.name}` }]

export default function EditGuide() {
  const id = Number(useParams().id)
  return (
    <EditorPage key={id} researchId={id} edited="guide">
      {(guide, around) => <GuideEditor key={guide.id} guide={guide} {...around} />}
    </EditorPage>
  )
}
