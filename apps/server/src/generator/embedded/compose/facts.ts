import { SCALES, type Scale } from '../bank/scales.ts'
import { capitalised, type VerbPhrase } from '../language/inflect.ts'
import { isEmployee, isKnownPerson } from '../lexicon/people.ts'
import { gerundBase } from '../lexicon/verbs.ts'
import type { Brief } from '../read/brief.ts'

/** One thing that is true of the people wanted and not of most others. */
export type Fact =
  | { kind: 'role'; role: string; side: 'work' | 'home' }
  | { kind: 'workplace'; workplace: string }
  | { kind: 'field'; field: string }
  /** Present tense, as in "Lives alone". */
  | { kind: 'trait'; text: string }
  | { kind: 'region'; region: string }
  /** A number between two bounds; the upper one may be infinite. */
  | {
      kind: 'size'
      of: 'age' | 'years' | 'staff' | 'team' | 'children'
      least: number
      most: number
    }
  /** A task, and how often it is done; `counted` are things, as in 8 pupils taught. */
  | { kind: 'often'; task: string; scale: Scale; counted?: string | undefined }
  /** Past tense, as in "Threw out unused food". */
  | { kind: 'did'; text: string; span: string }
  | { kind: 'hassle'; hassle: Hassle; about: string; span: string }
  | { kind: 'uses'; tool: string; about: string | undefined }
  /** A part in the decision to buy; of employees only that they are asked. */
  | { kind: 'say'; spend: string; side: 'work' | 'home'; isAsked?: boolean }

/** What went wrong: time, patience or money lost, other things held up, or a thing lost or missed. */
export type Hassle = 'time' | 'held' | 'trouble' | 'money' | 'lost' | 'missed'

const isPastime = (word: string) => (gerundBase(word) ?? word) !== word || PASTIMES.test(word)
const PASTIMES =
  /^(gardening|knitting|quilting|camping|sailing|surfing|skiing|birdwatching|woodworking|climbing|kayaking|gaming)$/

/** The task itself, and its noun-only form. */
export function taskOf({ job, hasTopic, topic }: Brief): string {
  // Nobody has learned a language twice in a month.
  if (job && /^learn (?!to |how |about )/.test(job.deed.plain))
    return `spend time ${job.deed.gerund}`
  if (job) return job.deed.plain
  const [first = '', ...rest] = topic.split(' ')
  const isDone = rest.length > 0 ? !hasTopic && gerundBase(first) : isPastime(first)
  if (isDone) return `spend time ${topic}`
  return `${hasTopic ? 'deal with' : 'spend time on'} ${topic}`
}
/** As a noun: matching supplier statements. */
export const subjectOf = (brief: Brief) => brief.job?.subject ?? brief.topic

/** Nobody earns a living as a volunteer. */
const NO_LIVING =
  /^volunteer (?!coordinator|manager)|(volunteer|scout leader|group member|band member|landlord|committee member|club member)$/

/** What an idea lets one say of its people, the most telling first. */
export function factsOf(brief: Brief, isOther: boolean): Fact[] {
  const { domain, role, workplace, trait, region, tool } = brief
  const facts: Fact[] = []
  const isLiving = role && !NO_LIVING.test(role) && isKnownPerson(role)
  const side = role && !isLiving ? 'home' : domain.side
  if (role) facts.push({ kind: 'role', role, side })
  else if (domain.side === 'work') facts.push({ kind: 'field', field: domain.area })
  if (workplace) facts.push({ kind: 'workplace', workplace })
  // Asked once, not as a trait and as a task.
  if (trait && trait.plain !== (brief.job?.deed.plain ?? taskOf(brief)))
    facts.push(traitFact(trait))
  facts.push({ kind: 'often', task: taskOf(brief), scale: SCALES[brief.period] })
  // Who put it off may have had no trouble with it; only that little else is known lets it be asked.
  if (brief.job?.kind !== 'put off' || facts.length < 2) facts.push(hassleOf(brief, isOther))
  const isTopic = tool?.toLowerCase().endsWith(brief.topic.toLowerCase()) === true
  if (tool && !isTopic) facts.push({ kind: 'uses', tool, about: brief.topic })
  const isAsked = domain.side === 'work' && role !== undefined && isEmployee(role)
  facts.push({ kind: 'say', spend: domain.spend, side: domain.side, isAsked })
  if (region) facts.push({ kind: 'region', region })
  return facts
}

/** "who get injured": when was that? "who live alone": so it is. */
function traitFact({ plain, present, past }: VerbPhrase): Fact {
  const age = /^be (\d\d) or older$/.exec(plain)?.[1]
  if (age) return { kind: 'size', of: 'age', least: Number(age), most: Infinity }
  if (plain.startsWith('get ')) return { kind: 'often', task: plain, scale: SCALES.rare }
  if (plain.startsWith('lose '))
    return { kind: 'hassle', hassle: 'lost', about: plain.slice('lose '.length), span: LONG_SPAN }
  // What a person has is no fact to be asked for; that it is dealt with is.
  if (plain.startsWith('deal with '))
    return { kind: 'did', text: capitalised(past), span: SCALES.month.span }
  return { kind: 'trait', text: present }
}

export const SHORT_SPAN = 'the last 3 months'
export const LONG_SPAN = 'the last 12 months'

function hassleOf(brief: Brief, isOther: boolean): Fact {
  const { loss, job, period } = brief
  // What comes once a season is not looked for in a quarter.
  const span = period === 'year' || period === 'rare' ? LONG_SPAN : SHORT_SPAN
  const fact = (hassle: Hassle, about: string): Fact => ({ kind: 'hassle', hassle, about, span })
  if (loss) return fact(loss.verb === 'lose' ? 'lost' : 'missed', loss.noun)
  // What is avoided is the trouble, not that it is.
  const about = subjectOf(brief).replace(/^avoiding /, '')
  if (job?.kind === 'waste') return fact('money', about)
  // Who pays loses no time.
  if (job?.kind !== 'routine' || /^(pay|run out) /.test(job.deed.plain))
    return fact('trouble', about)
  const other = brief.domain.side === 'work' ? 'held' : 'trouble'
  return fact(isOther ? other : 'time', about)
}
