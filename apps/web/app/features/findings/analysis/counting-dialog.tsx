import { RISK_LABELS } from '@wattle/contract/findings/assumptions'
import { COMMON_CAVEAT, MOST_AGAINST } from '@wattle/contract/findings/results'
import { Confirm } from '#ui/overlay/confirm.tsx'
import type { AnalysisRow } from '../shared/analysis-query.ts'

interface CountingDialogProps {
  assumption: AnalysisRow['assumption']
  onClose: () => void
}

export function CountingDialog({ assumption, onClose }: CountingDialogProps) {
  const { enough, tooMany, risk } = assumption
  return (
    <Confirm open title="How we count" cancelLabel="Close" onConfirm={onClose} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          We count people, not quotes. What someone did or paid for counts more than what they say.
          If someone’s evidence is equally strong for and against, they count as mixed.
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          <li>The assumption fails when {tooMany} people are against it.</li>
          <li>
            The assumption counts as “screened for” when we only invited people who said it’s true
            for them.
          </li>
          <li>
            The assumption holds when {enough === 1 ? '1 person' : `${enough} people`} did it or
            paid for it, and at most {MOST_AGAINST} is against it.
          </li>
          <li>Otherwise the assumption is open.</li>
        </ul>
        <p>
          The assumption’s risk is{' '}
          {RISK_LABELS[risk].replace(/^./, (letter) => letter.toLowerCase())}.
        </p>
        <p>
          The share is a 90% Jeffreys interval: the likely range among everyone who’d pass this
          screener.
        </p>
        <p>{COMMON_CAVEAT}</p>
      </div>
    </Confirm>
  )
}
