import { isAdjective } from '../language/word-kind.ts'
import { isPlural } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { PRODUCT_WORDS } from '../lexicon/words.ts'
import { jobOf, WISH } from './behaviour.ts'
import { clauseAt } from './clause.ts'
import {
  clauseAfter,
  knownBy,
  meanwhileAt,
  purposeAfter,
  TURNS,
  turnedTo,
  whoseAt,
  withTrait,
} from './clause-after.ts'
import { dwellersAt } from './dwellers.ts'
import type { Hint, Reader } from './hint.ts'
import { gerundJobAt, jobAt } from './job-phrase.ts'
import { disturbed, easyTo, hardTo, madeTo, spoilt, taskFirst } from './matters.ts'
import { isSideName, sidesNamed } from './named-sides.ts'
import { isAfterPeople, isNextTask, isOwnProject } from './no-people.ts'
import { offered } from './offered.ts'
import { myself, ourselves } from './own-words.ts'
import { painAfter } from './pain.ts'
import { type PeoplePhrase, peopleAt } from './people-phrase.ts'
import {
  BRANDS,
  brandFor,
  HELPS,
  machine,
  replacedJob,
  telling,
  tellsSolution,
} from './product-cues.ts'
import { connecting, serving } from './sides.ts'
import { BETWEEN, jobAfter, taskAfter } from './task-after.ts'
import { teaching } from './teaching.ts'
import { unnamed } from './unnamed.ts'

const helping: Reader = (words, at) => {
  if (!HELPS.test(words[at] ?? '')) return undefined
  // "Support engineers answer" and "NDIS support coordinators" are what they are called.
  const isName =
    words[at] === 'support' && !/^(to|we|i|and|will|can|that|which|,)$/.test(words[at - 1] ?? '')
  if (isName) return undefined
  const people = peopleAt(words, at + 1)
  if (people && words[people.end] === 'who') {
    const clause = clauseAt(words, people.end + 1)
    const verbAt = words.findIndex((word, index) => index > people.end + 2 && JOB_VERBS.has(word))
    const job = clause?.trait && verbAt > 0 ? jobAt(words, verbAt) : clause?.job
    return { people, ...clause, job, belief: 10 }
  }
  const task = people && jobAfter(words, people.end)
  // What children are helped with is not done by those who answer for them.
  if ((people?.isYoung || people?.isRelative) && task)
    return { people, topic: jobOf(task).topic, belief: 9 }
  if (people) return { people, job: task, belief: 10 }
  const next = words[at + 1] ?? ''
  const from = /^(them|you|us|me|to)$/.test(next) ? at + 2 : at + 1
  const job = jobAt(words, from)
  return job ? { job, belief: 7 } : undefined
}

const forPeople: Reader = (words, at) => {
  if (BRANDS[(words[at - 1] ?? '').toLowerCase()]) return undefined
  if (words[at] !== 'for' && !(words[at] === 'at' && words[at - 1] === 'aimed')) return undefined
  // Whom one waits for is not whom it is for.
  if (
    words.slice(Math.max(at - 3, 0), at).some((word) => /^(wait|waits|waiting|pay|ask)$/.test(word))
  )
    return undefined
  // "rewrite the script for every couple": one of many, of whom nothing is said.
  const isEach =
    /^(every|each)$/.test(words[at + 1] ?? '') && !PRODUCT_WORDS.has(words[at - 1] ?? '')
  if (isEach && at > 0) return undefined
  const people = peopleAt(words, at + 1) ?? dwellersAt(words, at + 1)
  if (!people) return undefined
  const next = words[people.end]
  const task = taskAfter(words, people.end)
  // What children are to do is not done by those who answer for them.
  if (task && people.isYoung) return { people, topic: jobOf(task).topic, belief: 9 }
  if (task) return { people, job: task, belief: 10 }
  if (next === 'whose') return { people, ...whoseAt(words, people.end + 1), belief: 9 }
  if (next === 'who' || next === 'that') {
    // "for growers that tells": not the growers tell.
    const isProduct = next === 'that' && /[^s]s$/.test(words[people.end + 1] ?? '')
    const clause = isProduct
      ? { job: replacedJob(words, people.end + 1) }
      : clauseAt(words, people.end + 1)
    // What a machine detects was perhaps found out by nobody.
    const isDoubted = isProduct && clause?.job?.startsWith('find out about ')
    if (isDoubted) return { people, ...clause, isDoubted, belief: 9 }
    const isTheirs = people.isYoung && clause?.job && !isProduct
    if (isTheirs) return { people, topic: jobOf(clause.job ?? '').topic, belief: 9 }
    return { people, ...clause, ...purposeAfter(words, people.end, clause), belief: 9 }
  }
  // "for centres drowning in paperwork"
  const told = clauseAt(words, people.end)
  if (told?.hurts && told.topic && !told.job) return { people, ...told, belief: 9 }
  const job = gerundJobAt(words, people.end)
  return { people, job, belief: people.role && !people.isYoung ? 6 : 4 }
}

const soThatTheyCan: Reader = (words, at) => {
  if (words[at] !== 'so') return undefined
  const people = peopleAt(words, words[at + 1] === 'that' ? at + 2 : at + 1)
  if (!people || words[people.end] !== 'can') return undefined
  return { people, job: jobAt(words, people.end + 1), belief: 8 }
}

/** "restaurants" may be a place to eat as well; "waiters" are people. */
export const isPerson = ({ isStandIn }: PeoplePhrase) => !isStandIn

/** "Blind and low-vision commuters" are one or the other. */
function eitherAt(words: string[]): PeoplePhrase | undefined {
  const [one = '', and] = words
  const people = and === 'and' && isAdjective(one) ? peopleAt(words, 2, false) : undefined
  return people?.role ? { ...people, role: `${one} or ${people.role}` } : undefined
}

const whoDo: Reader = (words, at) => {
  // At the beginning, "Scaffolders fill in" can only be people; elsewhere it takes a known word.
  const known = peopleAt(words, at, false)
  const first = known ?? (at === 0 ? (peopleAt(words, at) ?? eitherAt(words)) : undefined)
  if (!first) return undefined
  if (isOwnProject(words, at, first.end) || isNextTask(words, at) || isSideName(words, at))
    return undefined
  // "Piercers and tattooists have to": said of both.
  const both =
    words[first.end] === 'and' && first.role ? peopleAt(words, first.end + 1, at === 0) : undefined
  const isBoth = both?.role && !/^(who|whose|,)$/.test(words[both.end] ?? ',')
  const people = isBoth ? { ...first, end: both.end } : first
  // "The club has twelve teams" is told of where they are.
  if (people.isStandIn && words[at] === 'the' && !people.isYoung && at + 2 === people.end)
    return undefined
  const next = words[people.end] ?? ''
  // "A planner that helps" is no person.
  const isOne = /^(an?|the)$/.test(words[at] ?? '')
  if (isOne && /^(that|which)$/.test(next)) return undefined
  // Nor is an "irrigation controller for orchards".
  const isTitle = !isOne && isPerson(people) && !isPlural(words[first.end - 1] ?? '')
  if (isTitle && people.role && /^(for|that|which|to|with|,)$/.test(next || ',')) return undefined
  if (next === 'whose') return { people, ...whoseAt(words, people.end + 1), belief: 8 }
  // "Tutors for adults" are offered; it is for the adults.
  if (at === 0 && next === 'for' && peopleAt(words, people.end + 1)) return undefined
  // "Cafes that want to": of many, it is they who do.
  const isWho = next === 'who' || (next === 'that' && isPlural(words[first.end - 1] ?? ''))
  const isRelative = isWho || next.endsWith('ing') || BETWEEN.test(next)
  const pain = isRelative ? painAfter(words, people.end) : undefined
  const start = isWho ? people.end + 1 : people.end
  const meanwhile = next.endsWith('ing') ? meanwhileAt(words, people.end) : undefined
  if (meanwhile) return { people, ...meanwhile, belief: 9 }
  const told = clauseAfter(words, pain) || clauseAt(words, start)
  const clause =
    knownBy(words, isWho ? start : -1) ??
    withTrait(
      (told && !told.hurts && turnedTo(words, start)) || told,
      isWho && pain ? clauseAt(words, start) : undefined,
    )
  if (!clause) {
    // "Choir singers practise": at the beginning, before a verb.
    if (isAfterPeople(words, at)) return undefined
    const isSubject = at === 0 && people.role !== undefined && JOB_VERBS.has(next)
    const isNamed = (known?.role && isPerson(known)) || known?.described || isSubject
    // With whom a text begins, it is about, rather than "for the child" at its end.
    return isNamed ? { people, belief: at === 0 ? 5 : 2 } : undefined
  }
  // What is told of "my mum" is what her carer deals with.
  if (people.isRelative) {
    const condition = /^have (.+)/.exec(clause.trait ?? '')?.[1]
    const topic = clause.topic ?? (condition && `a relative's ${condition}`)
    return { people, topic, hurts: true, belief: 9 }
  }
  // What children cannot do is no task of their parents.
  if (people.isYoung && clause.job && !clause.topic) {
    return { people, topic: jobOf(clause.job).topic, belief: at > 0 ? 2 : 7 }
  }
  // What befalls a council does not befall its officers.
  const isOfFirm = people.isStandIn && clause.trait?.startsWith('get ')
  if (isOfFirm) return { people, ...clause, trait: undefined, belief: 8 }
  const isAside = at > 0 && words[at - 1] !== ','
  // "a platform where farmers rent out machinery": they would like to.
  const isPlan = words[at - 1] === 'where' && clause.job && !clause.job.startsWith(WISH)
  if (isPlan) return { people, ...clause, job: `${WISH}${clause.job}`, belief: 6 }
  const isDoubted =
    clause.isDoubted || (!clause.hurts && TURNS.test(words.slice(people.end).join(' ')))
  return { people, ...clause, isDoubted, belief: isAside ? 3 : clause.hurts ? 9 : 6 }
}

const READERS = [
  helping,
  forPeople,
  soThatTheyCan,
  connecting,
  sidesNamed,
  serving,
  telling,
  taskFirst,
  hardTo,
  easyTo,
  disturbed,
  spoilt,
  madeTo,
  brandFor,
  machine,
  offered,
  myself,
  ourselves,
  teaching,
  unnamed,
]

/** "for apprentices to log hours" is told of them, whoever makes it easier. */
const CERTAIN = 8

/** Everything that a sentence hints at, one reader after the other at every word. */
export function hintsIn(words: string[]): Hint[] {
  const hints: Hint[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const reader of READERS) {
      const hint = reader(words, at)
      if (hint) hints.push(hint)
    }
    const isFresh =
      at === 0 ||
      /^(,|because|when|where|while|and|but|that|than|so|most|many)$/.test(words[at - 1] ?? '')
    const hint = isFresh ? whoDo(words, at) : undefined
    if (hint) hints.push(hint)
  }
  if (!tellsSolution(words) || peopleAt(words, 0)) return hints
  return hints.map((hint) =>
    hint.hurts || hint.belief >= CERTAIN ? hint : { ...hint, job: undefined },
  )
}
