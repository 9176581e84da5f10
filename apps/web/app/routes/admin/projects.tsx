import { PROJECT_LIST } from '#features/administration/hooks.ts'
import { ProjectTable } from '#features/administration/project-table.tsx'
import { StagePill } from '#features/research/stage-pill.tsx'
import { useListView } from '#lib/list-view.ts'

export default function Projects() {
  const { view, show } = useListView(PROJECT_LIST)
  return (
    <>
      <h1 className="mb-5 text-h2">Projects</h1>
      <ProjectTable
        view={view}
        onShow={show}
        statusMark={(status) => <StagePill status={status} />}
      />
    </>
  )
}
