import { REQUIRED_INTERVIEWS } from '@wattle/contract/limits'
import type { ResearchStatus } from '@wattle/contract/research'
import { ChevronDown, Film } from 'lucide-react'
import { useState } from 'react'
import { STEP_TIPS } from '#content/step-tips.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { useMedia } from '#lib/use-media.ts'
import { GrowingBranch } from '#ui/growing-branch.tsx'
import { VideoPlayer } from '#ui/video/video-player.tsx'
import { stepsDone } from './steps.ts'

interface StepMediaProps {
  files: ResearchReply['files']
  status: ResearchStatus
}

/**
 * Seed 001 section 2: a video or a cover, chosen from the project's files by content type and
 * status.
 */
export function StepMedia({ files, status }: StepMediaProps) {
  const isNarrow = useMedia('(width < 68.75rem)')
  const tip = STEP_TIPS[status]
  if (!tip) return isNarrow ? null : <BranchCover status={status} />
  const film = <StepFilm files={files} status={status} title={tip.title} />
  const words = <p className="mt-1 max-w-[35em] text-ink-2">{tip.text}</p>
  if (!isNarrow) {
    return (
      <figure>
        {film}
        {/* Hidden while “How it will sound” is in this column. */}
        <figcaption className="mt-4 group-has-data-sound/beside:hidden">
          <p className="font-semibold">{tip.title}</p>
          {words}
        </figcaption>
      </figure>
    )
  }
  // On a small screen the work comes first, and the video is collapsed.
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-card px-4 py-2 font-semibold">
        <Film aria-hidden="true" className="size-4.5 text-ink-3" />
        {tip.title}
        <ChevronDown
          aria-hidden="true"
          className="motion-state ml-auto size-4.5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        {film}
        {words}
      </div>
    </details>
  )
}

function StepFilm({ files, status, title }: StepMediaProps & { title: string }) {
  const own = files.filter(({ researchStatus }) => researchStatus === status)
  const linkOf = (type: string) => own.find(({ contentType }) => contentType.startsWith(type))?.link
  const cover = linkOf('image/')
  const sources = own
    .filter(({ contentType }) => contentType.startsWith('video/'))
    .map(({ link, contentType }) => ({ src: link, type: contentType }))
  return (
    <VideoPlayer
      // Remounts the player for each step, because each step has its own video.
      key={status}
      label={title}
      sources={sources}
      poster={cover}
      captions={linkOf('text/vtt')}
      fallback={<Cover link={cover} status={status} />}
    />
  )
}

/** Shows the cover. If the cover doesn’t load, shows a branch with the project’s progress. */
function Cover({ link, status }: { link: string | undefined; status: ResearchStatus }) {
  const [isMissing, setMissing] = useState(link === undefined)
  if (isMissing) return <BranchCover status={status} />
  return (
    <img
      src={link}
      alt=""
      onError={() => setMissing(true)}
      className="aspect-video w-full rounded-card bg-band object-cover"
    />
  )
}

/** A growing branch, for steps without a video. It flowers once the project is completed. */
function BranchCover({ status }: { status: ResearchStatus }) {
  const isDone = status === 'COMPLETED'
  return (
    <div className="aspect-video overflow-hidden rounded-card bg-band text-on-band">
      <GrowingBranch
        seed={3}
        grown={isDone ? 1 : (stepsDone(status) + 1) / 6}
        blooms={isDone ? REQUIRED_INTERVIEWS : 0}
        width={520}
        height={292}
        scale={2}
        className="size-full [--color-art-leaf-2:#8fcfb4] [--color-art-leaf:#2f7a62] [--color-art-wood:#8fcfb4] [--color-line-3:#7fa594]"
      />
    </div>
  )
}
