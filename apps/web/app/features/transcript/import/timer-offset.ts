import { MAX_CALL_MS } from '@wattle/contract/findings/evidence'
import { clockTimeMs } from '../read/clock-time.ts'

/** Where a transcript starts on the timer. Negative if the recording started first. */
export function offsetMs(text: string): number | undefined {
  const [, minus, time = ''] = /^([-−–]?)\s*(\S+)$/.exec(text.trim()) ?? []
  const ms = clockTimeMs(time)
  if (ms === null || ms > MAX_CALL_MS) return undefined
  return minus && ms > 0 ? -ms : ms
}
