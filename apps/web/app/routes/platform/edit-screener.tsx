import { BRAND } from '@wattle/contract/brand'
import { useParams } from 'react-router'
import { EditorPage } from '#features/research/editor-page.tsx'
import { ScreenerEditor } from '#features/screener/screener-editor.tsx'

export const meta = () => [{ title: `Edit screener: ${BRAND.name}` }]

export default function EditScreener() {
  const id = Number(useParams().id)
  return (
    <EditorPage key={id} researchId={id} edited="screener">
      {(screener, around) => <ScreenerEditor key={screener.id} screener={screener} {...around} />}
    </EditorPage>
  )
}
