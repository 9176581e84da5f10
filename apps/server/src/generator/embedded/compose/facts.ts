import { SCALES, type Scale } from '../bank/scales.ts'
import type { Brief } from '../read/brief.ts'

/** One thing that is true of the people wanted and not of most others. */
export type Fact =
  | { kind: 'role'; role: string; side: 'work' | 'home' }
  | { kind: 'workplace'; workplace: string }
  | { kind: 'field'; field: string }
  /** Present tense, as in "Lives alone". */
  | { kind: 'trait'; text: string }
  | { kind: 'region'; region: string }
  | { kind: 'size'; least: number; most: number }
  /** A task, and how often it is done; `counted` are things, as in 8 pupils taught. */
  | { kind: 'often'; task: string; scale: Scale; counted?: string | undefined }
  /** Past tense, as in "Threw out unused food". */
  | { kind: 'did'; text: string; span: string }
  | { kind: 'hassle'; hassle: Hassle; about: string }
  | { kind: 'uses'; tool: string; about: string | undefined }
  | { kind: 'say'; text: string }

/** What went wrong: time lost, other things held up, or a thing lost or missed. */
export type Hassle = 'time' | 'held' | 'lost' | 'missed'

/** The task itself, and its noun-only form. */
export const taskOf = (brief: Brief) => brief.job?.deed.plain ?? `deal with ${brief.topic}`
/** As a noun: matching supplier statements. */
export const subjectOf = (brief: Brief) => brief.job?.subject ?? brief.topic

/** What an idea lets one say of its people, the most telling first. */
export function factsOf(brief: Brief, isHeld: boolean): Fact[] {
  const { domain, role, workplace, trait, region, tool } = brief
  const facts: Fact[] = []
  if (role) facts.push({ kind: 'role', role, side: domain.side })
  else if (domain.side === 'work') facts.push({ kind: 'field', field: domain.area })
  if (workplace) facts.push({ kind: 'workplace', workplace })
  if (trait) facts.push({ kind: 'trait', text: trait.present })
  facts.push({ kind: 'often', task: taskOf(brief), scale: SCALES[brief.period] })
  facts.push(hassleOf(brief, isHeld))
  if (tool) facts.push({ kind: 'uses', tool, about: brief.topic })
  facts.push({ kind: 'say', text: domain.spend })
  if (region) facts.push({ kind: 'region', region })
  return facts
}

function hassleOf(brief: Brief, isHeld: boolean): Fact {
  const { loss } = brief
  if (loss)
    return { kind: 'hassle', hassle: loss.verb === 'lose' ? 'lost' : 'missed', about: loss.noun }
  return { kind: 'hassle', hassle: isHeld ? 'held' : 'time', about: subjectOf(brief) }
}
