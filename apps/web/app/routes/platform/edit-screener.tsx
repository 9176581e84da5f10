import { useParams } from 'react-router'
import { EditorPage } from '#features/research/editor-page.tsx'
import { ScreenerEditor } from '#features/screener/screener-editor.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('Edit screener') }]

export default function EditScreener() {
  const id = Number(useParams().id)
  return (
    <EditorPage key={id} researchId={id} edited="screener">
      {(screener, { project, onExit }) => (
        <ScreenerEditor key={screener.id} screener={screener} project={project} onExit={onExit} />
      )}
    </EditorPage>
  )
}
