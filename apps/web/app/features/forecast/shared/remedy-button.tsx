import { shownPercent } from '@wattle/contract/forecast'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { RemedyStudy } from './remedy-hooks.ts'
import { REMEDY_BUTTONS } from './remedy-words.ts'

const load = () => import('./remedy-dialog.tsx')
const RemedyDialog = lazy(async () => ({ default: (await load()).RemedyDialog }))

interface RemedyButtonProps {
  study: RemedyStudy
  variant: 'primary' | 'secondary'
}

/**
 * Opens the cheapest remedy's dialog. Once someone has applied the remedy, says so until there's a
 * new forecast.
 */
export function RemedyButton({ study, variant }: RemedyButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [doneFor, setDoneFor] = useState<string | null>()
  const { remedy, computedAt, researchName, isAskedToday, researcher } = study
  if (!remedy) return null
  const isDone = doneFor === computedAt
  const needsResearcher = remedy.remedy === 'SLOTS'
  // Asking for slots doesn't change the forecast, so we say "Asked today" instead of promising a
  // new forecast.
  if (needsResearcher && (isAskedToday || isDone)) return <Done>Asked today</Done>
  if (isDone) return <Done>Done. New forecast coming soon</Done>
  if (needsResearcher && !researcher)
    return <span className="text-ink-2 text-small">No researcher to ask</span>
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        aria-label={`${REMEDY_BUTTONS[remedy.remedy]}: ${researchName}, lifts the chance to ${shownPercent(remedy.chance)}%`}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setAsking(true)}
      >
        {REMEDY_BUTTONS[remedy.remedy]}
      </Button>
      {isAsking && (
        <Suspense>
          <RemedyDialog
            study={study}
            remedy={remedy}
            onDone={() => setDoneFor(computedAt)}
            onUndone={() => setDoneFor(undefined)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Done({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 text-ink-2 text-small">
      <Check aria-hidden="true" className="size-4 text-gum" />
      {children}
    </span>
  )
}
