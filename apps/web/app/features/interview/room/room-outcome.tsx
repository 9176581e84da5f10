import { ClipboardCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Room } from '../hooks.ts'

const AskOutcome = lazy(async () => ({
  default: (await import('../ask-outcome.tsx')).AskOutcome,
}))

/** Lets the researcher record an outcome during the call, such as a no-show after ten minutes. */
export function RoomOutcome({ interview }: Pick<Room, 'interview'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        <ClipboardCheck aria-hidden="true" className="size-4.5" />
        {interview.outcome ? 'Change the outcome' : 'How did it go?'}
      </Button>
      {isAsking && (
        <Suspense>
          <AskOutcome interview={interview} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
