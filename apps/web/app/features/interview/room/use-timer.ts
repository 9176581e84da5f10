import { useState } from 'react'
import { localStore } from '#lib/storage.ts'
import { useNow } from '#lib/time/use-now.ts'

type Timer = { elapsed: number; startedAt: number | null }

const NONE: Timer = { elapsed: 0, startedAt: null }
const SECOND_MS = 1000

/** A stopwatch that a reload does not stop: on this device, for this interview. */
export function useTimer(interviewId: number) {
  const key = `timer:${interviewId}`
  const [timer, setTimer] = useState(() => localStore.getJson<Timer>(key) ?? NONE)
  const now = useNow(SECOND_MS).getTime()
  const isRunning = timer.startedAt !== null
  const elapsed = timer.elapsed + Math.max(0, now - (timer.startedAt ?? now))

  function become(next: Timer) {
    setTimer(next)
    localStore.setJson(key, next)
  }
  return {
    elapsed,
    isRunning,
    toggle: () =>
      become(
        isRunning
          ? { elapsed: timer.elapsed + Date.now() - (timer.startedAt ?? 0), startedAt: null }
          : { ...timer, startedAt: Date.now() },
      ),
    reset: () => become(NONE),
  }
}
