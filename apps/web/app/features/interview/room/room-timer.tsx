import { Pause, Play, RotateCcw } from 'lucide-react'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Room } from '../hooks.ts'
import { useTimer } from './use-timer.ts'

const MINUTE_MS = 60_000

/**
 * How long the call has been going and how much time is left, with a progress bar along the header.
 */
export function RoomTimer({ interview }: Pick<Room, 'interview'>) {
  const { id, startTime, endTime } = interview
  const { elapsed, isRunning, toggle, reset } = useTimer(id)
  const planned = new Date(endTime).getTime() - new Date(startTime).getTime()
  const share = Math.min(1, elapsed / planned)
  return (
    <div className="no-print flex items-center gap-2">
      <span className="grid justify-items-end">
        <span
          role="timer"
          aria-label="Interview time"
          className="tabular font-display font-semibold text-h3 leading-none sm:text-h2 sm:leading-none"
        >
          {stopwatchTime(elapsed)}
        </span>
        {elapsed > 0 && (
          <span className="text-caption text-ink-3 leading-tight">
            {leftText(planned - elapsed)}
          </span>
        )}
      </span>
      <Button variant={elapsed === 0 ? 'outline' : 'secondary'} onClick={toggle}>
        {isRunning ? (
          <Pause aria-hidden="true" className="size-4.5" />
        ) : (
          <Play aria-hidden="true" className="size-4.5" />
        )}
        <span className="whitespace-nowrap max-lg:sr-only">
          {isRunning ? 'Pause' : elapsed === 0 ? 'Start' : 'Resume'}
        </span>
        <span className="sr-only"> the timer</span>
      </Button>
      <IconButton
        label="Reset the timer"
        icon={RotateCcw}
        disabled={elapsed === 0}
        className="max-sm:hidden"
        onClick={reset}
      />
      <span aria-hidden="true" className="absolute inset-x-0 -bottom-0.5 h-0.75 bg-line-2">
        {elapsed > 0 && (
          <span
            className="relative block h-full bg-gum after:absolute after:-top-0.75 after:-right-1 after:size-2.25 after:rounded-pill after:bg-wattle after:ring-2 after:ring-paper"
            style={{ width: `${share * 100}%` }}
          />
        )}
      </span>
    </div>
  )
}

function leftText(left: number): string {
  const minutes = Math.ceil(Math.abs(left) / MINUTE_MS)
  return `${minutes} min ${left < 0 ? 'over' : 'left'}`
}
