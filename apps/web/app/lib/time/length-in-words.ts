import { inWords } from '@wattle/contract/limits'

/** Writes a duration as "one hour", "two hours" or "90 minutes". */
export function lengthInWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? 'one hour' : `${inWords(hours)} hours`
}
