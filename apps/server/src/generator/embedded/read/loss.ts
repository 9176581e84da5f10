import { GENERIC } from '../lexicon/people.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { gerundJobAt, jobAt, sieved } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { doneByOthers } from './others.ts'
import { peopleAt } from './people-phrase.ts'
import { MONEY } from './quantities.ts'
import { type Clause, type ClauseReader, hurting } from './told.ts'

const AMOUNT = new Set(
  `time hours days weeks months years minutes money half an too much a lot of most shift hour their so many the whole several ages evenings weekends holidays mornings nights afternoons my our
  each every day week month night up to two three`.split(/\s+/),
)
const WEEKDAYS = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/i
const REASON = /^(because|when|as|since)$/

/** "spend a fortune on dresses" */
function spent(words: string[], at: number): Clause {
  const on = words.indexOf('on', at)
  const topic = on < 0 ? undefined : nounAt(words, on + 1)
  return { topic, job: topic && `pay for ${topic}`, hurts: true }
}

/** "waste half an hour every shift writing notes", "spend ages on the phone ordering parts" */
export const timeSpent: ClauseReader = (words, start) => {
  let at = start + 1
  while (AMOUNT.has(words[at] ?? '') || WEEKDAYS.test(words[at] ?? '')) at += 1
  if (MONEY.test(words[at] ?? words[at - 1] ?? '')) return spent(words, at)
  // "on the phone to the NDIS"
  const [on, the, phone, to] = words.slice(at, at + 4)
  if ([on, the, phone].join(' ') === 'on the phone' && /^(to|with)$/.test(to ?? '')) {
    const called = nounAt(words, at + 4)
    return { topic: called && `calls to ${called}`, hurts: true }
  }
  if (words[at] === 'trying') return hurting(jobAt(words, at + 1))
  if (words[at] === 'on') at += 1
  for (const from of [at, at + 1, at + 2]) {
    const job = words[from - 1] === ',' ? undefined : gerundJobAt(words, from)
    if (job) return hurting(job)
  }
  return { topic: nounAt(words, at), hurts: true }
}

/** "when parcels go missing" is about missing parcels. */
export function stateOf(words: string[], at: number): string | undefined {
  const noun = nounAt(words, at)
  const near = words.slice(at, at + 5)
  const verb = near.findIndex((word) => /^(go|goes|get|gets|arrive|arrives|are|is)$/.test(word))
  const state = verb > 0 ? near[verb + 1] : undefined
  // "the power goes out", "the internet goes down"
  if (noun && near[verb] === 'goes' && /^(out|down|off)$/.test(state ?? ''))
    return `${noun} outages`
  return noun &&
    /^(missing|late|lost|broken|wrong|sick|stolen|damaged|rejected|cancelled|refused)$/.test(
      state ?? '',
    )
    ? `${state} ${noun}`
    : noun
}

/** What is behind it: "because quotes go out late", "when parents email", "to slugs". */
export function causeAfter(words: string[], start: number, isMoney = false): string | undefined {
  const near = words.slice(start, start + 8)
  const reason = near.findIndex((word) => REASON.test(word) || word === 'whose')
  if (reason >= 0) {
    const at = start + reason + (near[reason + 1] === 'of' ? 2 : 1)
    const others = doneByOthers(words, at)
    if (others) return others
    return peopleAt(words, at, false) ? undefined : stateOf(words, at)
  }
  const to = near.findIndex((word) =>
    (isMoney ? /^(to|on|in|through|from|by)$/ : /^(to|through|by)$/).test(word),
  )
  const isPeople = to >= 0 && peopleAt(words, start + to + 1, false) !== undefined
  const isBroken = near.slice(0, Math.max(to, 0)).some((word) => /^(,|and|so|but)$/.test(word))
  return to < 0 || isPeople || isBroken ? undefined : nounAt(words, start + to + 1)
}

/** "lose a lot of money to no-shows" */
function moneyLost(words: string[], start: number): Clause | undefined {
  let at = start
  while (AMOUNT.has(words[at] ?? '') && !MONEY.test(words[at] ?? '')) at += 1
  // "lose a lot in fees"
  const isLot = words[at - 1] === 'lot' && /^(in|to|on)$/.test(words[at] ?? '')
  if (isLot) at -= 1
  else if (!MONEY.test(words[at] ?? '')) return undefined
  const job = gerundJobAt(words, at + 1)
  if (job) return hurting(job)
  const topic = causeAfter(words, at + 1, true)
  if (!topic) return undefined
  return { loss: { verb: 'lose', noun: `money through ${topic}` }, topic, hurts: true }
}

/** "lose jobs because quotes go out late" is about quotes. */
export const lossOf =
  (verb: string): ClauseReader =>
  (words, at) => {
    const money = moneyLost(words, at + 1)
    if (money) return money
    if (AMOUNT.has(words[at + 1] ?? '')) return timeSpent(words, at)
    // "lose track of which cows were treated"
    const [track, of, which = ''] = words.slice(at + 1, at + 4)
    const kept = track === 'track' && of === 'of' && WH_WORDS.has(which)
    const job = kept ? sieved('keep', words.slice(at + 1)) : undefined
    if (job) return hurting(job)
    if (words[at + 1] === 'out' || words[at + 1] === 'track') {
      const topic = nounAt(words, at + 3)
      return { topic, job: topic && `keep track of ${topic}`, hurts: true }
    }
    // Members and customers are lost as well.
    const isPeople = GENERIC.has(words[at + 1] ?? '')
    const noun = isPeople ? words[at + 1] : nounAt(words, at + 1)
    const topic = causeAfter(words, at + 1) ?? noun
    return { loss: noun ? { verb, noun } : undefined, topic, hurts: true }
  }
