import { PROJECT_TYPE, RESEARCH_STATUSES } from '@wattle/contract/research'
import { Link } from 'react-router'
import { ProjectLine } from '#features/findings/shared/project-line.tsx'
import { GrowingBranch } from '#ui/growing-branch.tsx'
import { InterviewCount } from '../interview-count.tsx'
import { StagePill } from '../stage-pill.tsx'
import { type ProjectActionsProps, ProjectDots } from './project-actions.tsx'

/**
 * The most flowers a branch has room for. If a project needs more interviews, a flower stands for
 * more than one.
 */
const MOST_FLOWERS = 8

const flowersFor = (count: number, required: number) =>
  Math.floor((Math.min(count, required) * Math.min(required, MOST_FLOWERS)) / required)

/**
 * One link covers the whole card. The action buttons are outside it, because links can’t contain
 * them.
 */
export function ProjectCard(props: ProjectActionsProps) {
  const { id, name, status, createdDateFormatted, interviews, isSample } = props.project
  const { conducted, planned, required } = interviews
  // How many steps are completed: none for a draft, all six at the end.
  const grown = RESEARCH_STATUSES.indexOf(status) - 1
  return (
    <article className="group motion-state relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-gum focus-within:shadow-menu hover:border-gum hover:shadow-menu has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2">
      <div className="h-32 border-line-2 border-b bg-sunk/70 text-ink sm:h-41">
        <GrowingBranch
          seed={id}
          grown={Math.max(0, grown) / 6}
          blooms={flowersFor(conducted, required)}
          buds={flowersFor(conducted + planned, required) - flowersFor(conducted, required)}
          className="size-full"
        />
      </div>
      <div className="@container grid grow content-between gap-3.5 px-4.5 py-4">
        <div className="min-w-0">
          {/* The name can take up two lines, because touch screens have no tooltip with the full
              name. */}
          <h2 className="line-clamp-2 wrap-anywhere pr-9 text-h3 [@media(hover:hover)]:pr-18">
            <Link
              to={`/platform/research/${id}`}
              title={name}
              className="outline-none decoration-2 decoration-wattle underline-offset-4 after:absolute after:inset-0 group-focus-within:underline group-hover:underline"
            >
              {name}
            </Link>
          </h2>
          <div className="mt-1 flex flex-wrap justify-between gap-x-2 gap-y-1 text-caption">
            <p className="text-ink-3">
              {createdDateFormatted}{' '}
              <span aria-hidden="true" className="mx-1">
                ·
              </span>{' '}
              {isSample ? 'Sample project' : PROJECT_TYPE}
            </p>
            {interviews.toConfirm > 0 && (
              <p className="rounded-small bg-wattle px-1.5 font-semibold text-on-wattle forced-colors:border">
                {interviews.toConfirm} to confirm
              </p>
            )}
          </div>
          <ProjectLine researchId={id} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
          <StagePill status={status} />
          <InterviewCount interviews={interviews} />
        </div>
      </div>
      <div className="absolute top-34 right-2 flex sm:top-43">
        <ProjectDots {...props} />
      </div>
    </article>
  )
}
