import { MAX_CALL_MS } from '@wattle/contract/findings/evidence'
import { clockTimeMs } from '../read/clock-time.ts'

/**
 * Parses the time at which the transcript starts on the timer, such as "01:30". Negative if the
 * recording started before the timer.
 */
export function offsetMs(text: string): number | undefined {
  const [, minus, time = ''] = /^([-−–]?)\s*(\S+)$/.exec(text.trim()) ?? []
  const ms = clockTimeMs(time)
  if (ms === null || ms > MAX_CALL_MS) return undefined
  return minus && ms > 0 ? -ms : ms
}
