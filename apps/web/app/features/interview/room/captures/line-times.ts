import { localStore } from '#lib/storage.ts'

/** What the timer showed when each line of a note was started. Null if the timer wasn't running. */
export type LineTimes = readonly (number | null)[]

const isBlank = (line: string | undefined) => !line?.trim()

/** The lines' times after an edit. Existing lines keep their time, and new lines get `now`. */
export function timesAfter(
  before: { text: string; times: LineTimes },
  text: string,
  now: number | null,
): LineTimes {
  const old = before.text.split('\n')
  const lines = text.split('\n')
  const most = Math.min(old.length, lines.length)
  let head = 0
  while (head < most && old[head] === lines[head]) head++
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === lines.at(-1 - tail)) tail++
  const shift = old.length - lines.length
  return lines.map((line, at) => {
    if (at < head) return before.times[at] ?? null
    if (at >= lines.length - tail) return before.times[at + shift] ?? null
    if (isBlank(line)) return null
    return isBlank(old[at]) || at >= old.length - tail ? now : (before.times[at] ?? null)
  })
}

type Stored = Record<string, { lines: number; times: LineTimes }>

/** Stores on this device when each line of a note was started, so a reload keeps the times. */
export function lineTimes(interviewId: number) {
  const key = `line-times:${interviewId}`
  const stored = (): Stored => localStore.getJson<Stored>(key) ?? {}
  const timesOf = (field: string, text: string): LineTimes => {
    const kept = stored()[field]
    return kept?.lines === text.split('\n').length ? kept.times : []
  }
  return {
    of: timesOf,
    edit(field: string, before: string, text: string, now: number | null) {
      const times = timesAfter({ text: before, times: timesOf(field, before) }, text, now)
      localStore.setJson(key, { ...stored(), [field]: { lines: times.length, times } })
    },
  }
}
