import { STOP_WORDS } from '../lexicon/words.ts'

/** What others do to people, as a thing to talk about. */
const DONE_BY_OTHERS: Record<string, string> = {
  call: 'calls',
  cancel: 'cancellations',
  complain: 'complaints',
  email: 'emails',
  interrupt: 'interruptions',
  message: 'messages',
  phone: 'calls',
  ring: 'calls',
  text: 'text messages',
}
const MOST_WORDS = 3

const WHEN =
  /^(?:them |us |me )?(at night|after hours|at all hours|on weekends|at weekends|at the last minute|on the day)\b/

function whenAt(words: string[], at: number): string[] {
  return WHEN.exec(words.slice(at, at + 5).join(' '))?.[1]?.split(' ') ?? []
}

/** "parents email them at night" is about emails from parents. */
export function doneByOthers(words: string[], start: number): string | undefined {
  const from = /^(the|their|our|my|all|some|most|many)$/.test(words[start] ?? '')
    ? start + 1
    : start
  for (let at = from + 1; at <= from + MOST_WORDS; at += 1) {
    const others = words.slice(from, at)
    if (others.some((word) => STOP_WORDS.has(word))) return undefined
    const deed = DONE_BY_OTHERS[words[at] ?? '']
    if (/^(don't|didn't) (show|turn) up/.test(words.slice(at, at + 3).join(' '))) return 'no-shows'
    const isSick = words.slice(at, at + 3).join(' ') === 'call in sick'
    if (isSick) return `${others.join(' ')} calling in sick`
    if (deed && others.at(-1)?.endsWith('s'))
      return [deed, 'from', ...others, ...whenAt(words, at + 1)].join(' ')
  }
  return undefined
}
