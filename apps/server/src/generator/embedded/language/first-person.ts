import { infinitive, toMe } from './inflect.ts'
import { isAdjective } from './word-kind.ts'

const AUXILIARIES: Record<string, string> = {
  is: 'am',
  has: 'have',
  does: 'do',
  "doesn't": 'do not',
}

/** "Lives alone" as the person would say it: "I live alone". */
export function toI(statement: string): string {
  const [first = '', ...rest] = statement.split(' ')
  const word = first.toLowerCase()
  if (word === 'i' || word === 'my') return statement
  if (/^(their|his|her)$/.test(word)) return ['My', ...rest].join(' ')
  const verb = AUXILIARIES[word] ?? (/[^s]s$/.test(word) ? infinitive(word) : undefined)
  if (verb && verb !== word && rest.length > 0) return toMe(`I ${[verb, ...rest].join(' ')}`)
  const isState =
    isAdjective(word) || /^(based|responsible|employed|retired|married|female|male)$/.test(word)
  return isState ? toMe(`I am ${[word, ...rest].join(' ')}`) : toMe(statement)
}
