import { DECISION_LABELS } from '@wattle/contract/findings/verdicts'
import { longDate, longDay } from '#lib/time/date-formats.ts'
import { unbrokenTimes } from '#lib/time/unbroken-times.ts'
import type { StoredVerdict } from './verdicts-query.ts'

interface VerdictSummaryProps {
  verdict: StoredVerdict
  level?: 2 | 3 | undefined
}

export function VerdictSummary({ verdict, level = 2 }: VerdictSummaryProps) {
  const { version, decision, reason, nextStep, dueOn, by, at } = verdict
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-3">
      <div>
        <Heading className="text-h1 text-gum">
          <span className="sr-only">Verdict: </span>
          {DECISION_LABELS[decision]}
        </Heading>
        <p className="mt-1 text-caption text-ink-3">
          Version {version}, {by ? `signed by ${by}, ` : ''}
          {longDate(at)}
        </p>
      </div>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line text-body">
        {unbrokenTimes(reason)}
      </p>
      {(nextStep || dueOn) && (
        <p className="wrap-anywhere max-w-measure whitespace-pre-line">
          <strong className="font-semibold">Next step:</strong>{' '}
          {unbrokenTimes(nextStep) || 'none written'}
          {dueOn && <span className="text-ink-2"> By {longDay(dueOn)}.</span>}
        </p>
      )}
    </div>
  )
}
