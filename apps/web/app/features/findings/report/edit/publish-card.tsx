import { CircleAlert, TriangleAlert } from 'lucide-react'
import { clockTime, shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import type { ReportsReply } from '../report-reply.ts'

interface PublishCardProps {
  versions: ReportsReply['versions']
  /** What the researcher has to fix before publishing. */
  problems: readonly string[]
  /** What the researcher should check before publishing. They can publish anyway. */
  warnings: readonly string[]
  keptAt: Date | undefined
  isPublishing: boolean
  onPublish: () => void
}

/** What blocks publishing, what to check first, and earlier versions. */
export function PublishCard(props: PublishCardProps) {
  const { versions, problems, warnings, keptAt, isPublishing, onPublish } = props
  const next = (versions[0]?.version ?? 0) + 1
  return (
    <aside
      aria-label="Publish"
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-5 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="text-title">Publish</h2>
      <p className="text-ink-2 text-small">
        You can’t change a version once it’s published. Readers don’t see names, notes or
        transcripts, and only see quotes from people who agreed to be quoted.
      </p>
      {problems.length > 0 && (
        <ul className="grid gap-2 text-small">
          {problems.map((text) => (
            <li key={text} className="flex items-start gap-2">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-error" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-2 text-small">
          {warnings.map((text) => (
            <li key={text} className="wrap-anywhere flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
              {text}
            </li>
          ))}
        </ul>
      )}
      <Button
        pending={isPublishing}
        pendingLabel="Publishing"
        disabled={problems.length > 0}
        onClick={onPublish}
      >
        Publish version {next}
      </Button>
      {keptAt && (
        <p className="text-caption text-ink-2">
          Draft saved in this browser at {clockTime(keptAt)}
        </p>
      )}
      {versions.length > 0 && (
        <div className="border-line border-t pt-4">
          <h3 className="text-[1.0625rem]">Versions</h3>
          <ol className="mt-2 grid gap-1 text-small">
            {versions.map(({ version, verdictVersion, at }) => (
              <li key={version} className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold">Version {version}</span>
                <span className="text-ink-2">
                  {shortDate(at, 'numeric')}
                  {verdictVersion !== null && `, verdict ${verdictVersion}`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}
