import { useParams } from 'react-router'
import { GuideEditor } from '#features/guide/guide-editor.tsx'
import { EditorPage } from '#features/research/editor-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('Edit guide') }]

export default function EditGuide() {
  const id = Number(useParams().id)
  return (
    <EditorPage key={id} researchId={id} edited="guide">
      {(guide, around) => <GuideEditor key={guide.id} guide={guide} {...around} />}
    </EditorPage>
  )
}
