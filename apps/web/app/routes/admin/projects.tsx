import { ProjectTable } from '#features/administration/project-table.tsx'
import { StagePill } from '#features/research/stage-pill.tsx'

export default function Projects() {
  return (
    <>
      <h1 className="mb-5 text-h2">Projects</h1>
      <ProjectTable statusMark={(status) => <StagePill status={status} />} />
    </>
  )
}
