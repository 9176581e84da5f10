import type { Study } from './study.ts'

/** Shows which study this is, because people in two studies have two links that look alike. */
export function StudyLine({ study }: { study: Study }) {
  const { studyTitle, estimatedTime, incentive } = study
  return (
    <p className="text-ink-2">
      <strong className="block font-semibold text-ink">{studyTitle}</strong>
      {/* A dot never ends a line. */}
      {[estimatedTime, incentive].filter(Boolean).join(' ·\u00a0')}
    </p>
  )
}
