import { useState } from 'react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { Button } from '#ui/button.tsx'
import { AskOutcome } from './ask-outcome.tsx'

export function OutcomeButton({ interview }: { interview: MyInterview }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`How did it go with ${interview.respondentName}?`}
        onClick={() => setIsAsking(true)}
      >
        How did it go?
      </Button>
      {isAsking && <AskOutcome interview={interview} onClose={() => setIsAsking(false)} />}
    </>
  )
}
