import { plural } from '../language/inflect.ts'
import { pluralRole } from '../lexicon/people.ts'
import { clauseAt } from './clause.ts'
import type { Hint, Reader } from './hint.ts'
import { nounAt } from './noun-phrase.ts'
import { type PeoplePhrase, peopleAt } from './people-phrase.ts'

export const CONNECTS = /^(connect|match|link|pair)(s|es|ing)?$/

/** "connect X with Y" */
export const connecting: Reader = (words, at) => {
  if (!CONNECTS.test(words[at] ?? '')) return undefined
  const first = peopleAt(words, at + 1)
  if (!first) return roomFor(words, at)
  // "drivers heading home empty with farmers"
  const near = words.slice(first.end, first.end + 5)
  const step = near.findIndex(
    (word, index) =>
      /^(with|to|and)$/.test(word) && (index === 0 || peopleAt(words, first.end + index + 1)),
  )
  const joint = first.end + step
  if (step < 0 || near.slice(0, step).some((word) => /^(,|who|that)$/.test(word))) return undefined
  const second = peopleAt(words, joint + 1)
  // Whom they are to meet cannot be read: then only that these are one side.
  if (!second) return { people: first, belief: first.role ? 8 : 4 }
  const isTold = /^(who|that)$/.test(words[second.end] ?? '')
  const clause = isTold ? clauseAt(words, second.end + 1) : undefined
  // Who hurts is asked, else who comes first and looks for the other.
  // For children those are asked who would book it.
  const people = clause?.hurts || second.isYoung ? second : first
  const other = people === first ? second : first
  const [from, to] = other === first ? [at + 1, first.end] : [joint + 1, second.end]
  const otherSide = { ...other, name: words.slice(from, to).join(' ') }
  const job = soughtOf(otherSide, words.slice(joint + 1, second.end), clause?.trait)
  if (second.isYoung && !clause?.hurts) return { people, otherSide, belief: 9 }
  if (!clause?.hurts) return { people, otherSide, job, hurts: false, belief: 9 }
  // A firm that needs documents done looks for those who do them.
  const sought = people.isStandIn && first.role ? `find ${pluralRole(first.role)}` : undefined
  return { people, otherSide, ...clause, job: clause.job ?? sought, belief: 9 }
}

/** "connecting empty halls with dance teachers": those look for halls. */
function roomFor(words: string[], at: number): Hint | undefined {
  const joint = words.slice(at + 2, at + 6).findIndex((word) => /^(with|to)$/.test(word))
  const thing = joint >= 0 ? nounAt(words.slice(0, at + 2 + joint), at + 1) : undefined
  const people = thing ? peopleAt(words, at + 3 + joint) : undefined
  return people && thing?.endsWith('s') ? { people, job: `find ${thing}`, belief: 9 } : undefined
}

/** What one side looks for: the others, the firm they stand for, or what they have. */
function soughtOf(other: PeoplePhrase, name: string[], trait = ''): string | undefined {
  const owned = /^have (?:an? )?(.+)/.exec(trait)?.[1]
  if (owned && !other.role) return `look for ${plural(owned)}`
  if (other.isStandIn && !other.isYoung) return `find ${name.join(' ')}`
  if (!other.role) return name.length > 1 ? `find ${name.join(' ')}` : undefined
  return `find ${pluralRole(other.role)}`
}

const SERVES =
  /^(mentor|teach|coach|visit|advise|guide|tutor|train|drive|support|help|rescue|feed|mind)s?$/

/** "retired engineers mentor founders who blow their budgets": who is served is asked. */
export const serving: Reader = (words, at) => {
  if (!SERVES.test(words[at] ?? '')) return undefined
  const served = peopleAt(words, at + 1)
  const clause = served && words[served.end] === 'who' ? clauseAt(words, served.end + 1) : undefined
  const before = words.slice(0, at).lastIndexOf(',') + 1
  const servers = peopleAt(words, before)
  const isSubject = servers?.role && servers.end === at
  if (!served || !isSubject || !clause?.hurts) return undefined
  return { people: served, otherSide: servers, ...clause, belief: 9.5 }
}
