import { useState } from 'react'
import { localStore } from '#lib/storage.ts'
import { useNow } from '#lib/time/use-now.ts'

type Timer = { elapsed: number; startedAt: number | null }

const NONE: Timer = { elapsed: 0, startedAt: null }
const SECOND_MS = 1000

const keyOf = (interviewId: number) => `timer:${interviewId}`

/** The interview timer's current state on this device. */
export function readTimer(interviewId: number) {
  const { elapsed, startedAt } = localStore.getJson<Timer>(keyOf(interviewId)) ?? NONE
  const running = startedAt === null ? 0 : Date.now() - startedAt
  return { elapsed: elapsed + Math.max(0, running), isRunning: startedAt !== null }
}

/** Seconds into the call, or 0 if the timer wasn’t started. */
export const secondsOnTimer = (interviewId: number): number =>
  Math.floor(readTimer(interviewId).elapsed / SECOND_MS)

/** The interview's timer, stored on this device so that a reload doesn't stop it. */
export function useTimer(interviewId: number) {
  const key = keyOf(interviewId)
  const [timer, setTimer] = useState(() => localStore.getJson<Timer>(key) ?? NONE)
  const now = useNow(SECOND_MS).getTime()
  const isRunning = timer.startedAt !== null
  const elapsed = timer.elapsed + Math.max(0, now - (timer.startedAt ?? now))

  function store(next: Timer) {
    setTimer(next)
    localStore.setJson(key, next)
  }
  return {
    elapsed,
    isRunning,
    toggle: () =>
      store(
        isRunning
          ? { elapsed: timer.elapsed + Date.now() - (timer.startedAt ?? 0), startedAt: null }
          : { ...timer, startedAt: Date.now() },
      ),
    reset: () => store(NONE),
  }
}
