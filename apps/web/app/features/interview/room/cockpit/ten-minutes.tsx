import { useState } from 'react'
import { andList } from '#lib/list-format.ts'
import { localStore } from '#lib/storage.ts'
import { useNow } from '#lib/time/use-now.ts'
import { Hint } from '#ui/form/hint.tsx'
import { readTimer } from '../use-timer.ts'
import { testable, useAssumptionStatuses } from './assumption-status.ts'
import { useCockpit } from './cockpit-context.ts'

const MINUTE_MS = 60_000
const LEFT_MS = 10 * MINUTE_MS
const TICK_MS = 1000

/**
 * Announces once per interview that ten minutes are left, and which assumptions aren't covered yet.
 */
export function TenMinutes() {
  const { id, startTime, endTime } = useCockpit().room.interview
  const statuses = useAssumptionStatuses()
  const key = `ten-minutes:${id}`
  const [words, setWords] = useState<string>()
  useNow(TICK_MS)
  const { elapsed, isRunning } = readTimer(id)
  const left = new Date(endTime).getTime() - new Date(startTime).getTime() - elapsed
  const isTime = isRunning && left <= LEFT_MS && left > 0
  // Sets the text only once, so screen readers don't announce it again when the captures change.
  if (isTime && words === undefined && !localStore.get(key)) {
    localStore.set(key, 'shown')
    setWords(tenMinutesText(testable(statuses)))
  }
  return (
    <div role="status" className="px-4 empty:hidden lg:px-10">
      {words && <Hint words={words} onDismiss={() => setWords('')} />}
    </div>
  )
}

type Status = { number: number; isCovered: boolean }

export function tenMinutesText(statuses: readonly Status[]): string {
  const open = statuses.filter(({ isCovered }) => !isCovered).map(({ number }) => String(number))
  const nothingYet =
    open.length > 0
      ? ` You haven’t covered ${open.length === 1 ? 'assumption' : 'assumptions'} ${andList(open)} yet.`
      : ''
  return `${LEFT_MS / MINUTE_MS} minutes left.${nothingYet}`
}
