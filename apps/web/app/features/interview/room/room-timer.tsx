import { Pause, Play, RotateCcw } from 'lucide-react'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTimer } from './use-timer.ts'

export function RoomTimer({ interviewId }: { interviewId: number }) {
  const { elapsed, isRunning, toggle, reset } = useTimer(interviewId)
  return (
    <div className="no-print flex items-center gap-2">
      <span
        role="timer"
        aria-label="Time of the interview"
        className="tabular min-w-22 font-display sm:text-right font-semibold text-h2 leading-none"
      >
        {stopwatchTime(elapsed)}
      </span>
      <Button variant={elapsed === 0 ? 'outline' : 'secondary'} onClick={toggle}>
        {isRunning ? (
          <Pause aria-hidden="true" className="size-4.5" />
        ) : (
          <Play aria-hidden="true" className="size-4.5" />
        )}
        {isRunning ? 'Pause' : elapsed === 0 ? 'Start' : 'Go on'}
        <span className="sr-only"> the timer</span>
      </Button>
      <IconButton
        label="Reset the timer"
        icon={RotateCcw}
        disabled={elapsed === 0}
        onClick={reset}
      />
    </div>
  )
}
