import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Spinner } from '#ui/spinner.tsx'
import { roomQuery } from './hooks.ts'
import { AnswerList } from './room/screener-answers.tsx'

/** The participant's screener answers. We fetch them when someone unfolds them. */
export function ParticipantAnswers({ interviewId }: { interviewId: number }) {
  const [isOpen, setOpen] = useState(false)
  const room = useQuery({ ...roomQuery(interviewId), enabled: isOpen })
  return (
    <details
      className="group/answers -mt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="-mx-2 flex min-h-9 w-fit list-none items-center gap-2 rounded-input px-2 font-semibold text-small hover:bg-sunk">
        Screener answers
        <ChevronDown
          aria-hidden="true"
          className="motion-state size-4 transition-transform group-open/answers:rotate-180"
        />
      </summary>
      {room.isError ? (
        <p className="text-error text-small">{messageOf(room.error)}</p>
      ) : room.data ? (
        <AnswerList answers={room.data.answers} />
      ) : (
        <Spinner label="Loading the answers" />
      )}
    </details>
  )
}
