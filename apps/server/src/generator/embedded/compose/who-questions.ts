import type { QuestionDraft } from '../../drafts.ts'
import { TRAITS_AT_HOME, TRAITS_AT_WORK } from '../bank/anyone.ts'
import type { Domain } from '../bank/domain.ts'
import { DOMAINS } from '../bank/domains.ts'
import { toI } from '../language/first-person.ts'
import { REGIONS } from '../lexicon/words.ts'
import { besides } from './kinds-of-people.ts'
import { named, scaled } from './question.ts'
import { type Of, others, type Screening, wording } from './screening.ts'

const STATES = [...new Set(Object.values(REGIONS))]
const FIELDS = DOMAINS.filter((row) => row.side === 'work').map((row) => row.area)
const WORKPLACES =
  'A shop / A school / A hospital / A council / A bank / A charity / A law firm / A factory / A hotel / A farm'.split(
    ' / ',
  )

/** One job is the main one; at home a person may be many things. */
export function roleQuestion(fact: Of<'role'>, slot: string, screening: Screening): QuestionDraft {
  const { choice, domain } = screening
  const isWork = fact.side === 'work'
  const question = isWork
    ? wording(screening, slot, [
        'Which job took most of your hours in the last 4 weeks?',
        'Which of these jobs earned you most in the last 3 months?',
        'What was your main work last month?',
      ])
    : wording(screening, slot, [
        'Which of these are you at present?',
        'Which of these describe you this year?',
        'Which of these roles have you had this year?',
      ])
  return named(choice, slot, {
    question,
    type: isWork ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE',
    target: fact.role,
    others: others(screening, slot, fact.role, besides(fact.role, domain)),
  })
}

export function workplaceQuestion(fact: Of<'workplace'>, slot: string, screening: Screening) {
  const target = fact.workplace.replace(/^(at|in) /, '')
  return named(screening.choice, slot, {
    question: wording(screening, slot, [
      'What kind of place do you work for?',
      'Where did you do most of your paid work last month?',
    ]),
    type: 'SINGLE_CHOICE',
    target,
    others: others(screening, slot, target, WORKPLACES),
  })
}

export function fieldQuestion(fact: Of<'field'>, slot: string, screening: Screening) {
  return named(screening.choice, slot, {
    question: wording(screening, slot, [
      'In which field did you work most in the last 4 weeks?',
      'Which field paid for most of your working hours last month?',
    ]),
    type: 'SINGLE_CHOICE',
    target: fact.field,
    others: others(screening, slot, fact.field, FIELDS),
  })
}

/** At home among other homes, at work among other ways to work. */
const OF_HOME = /\b(live|home|house|household|flat|child|children|kids|partner|married|family)\b/

const traitsBeside = (target: string, { side }: Domain) =>
  side === 'work' && !OF_HOME.test(target) ? TRAITS_AT_WORK : TRAITS_AT_HOME

export function traitQuestion(fact: Of<'trait'>, slot: string, screening: Screening) {
  const target = toI(fact.text)
  return named(screening.choice, slot, {
    question: wording(screening, slot, [
      'Which of these statements are true of you today?',
      'What applies to your own situation this year?',
      'Which sentences match your life right now?',
      'Which of the following fit you at present?',
      'What can be said of you these days?',
    ]),
    type: 'MULTIPLE_CHOICE',
    target,
    others: others(screening, slot, target, traitsBeside(target, screening.domain)),
  })
}

export function regionQuestion(fact: Of<'region'>, slot: string, screening: Screening) {
  return named(screening.choice, slot, {
    question: wording(screening, slot, ['Where do you live?', 'Where is your home?']),
    type: 'SINGLE_CHOICE',
    target: fact.region,
    others: others(screening, slot, fact.region, STATES),
  })
}

const HOW_MANY: Record<Of<'size'>['of'], string> = {
  age: 'How old are you?',
  years: 'How many years have you spent in your present work?',
  staff: 'How many people work at your workplace, you included?',
  team: 'How many people are in your team, you included?',
  children: 'How many children live in your home?',
}

export function sizeQuestion(fact: Of<'size'>, slot: string, { choice }: Screening) {
  const { below, wanted, above } = fact.of === 'age' ? ageSteps(fact) : countSteps(fact)
  return scaled(choice, slot, {
    question: HOW_MANY[fact.of],
    steps: [...below, ...wanted, ...above],
    enough: below.length,
    most: below.length + wanted.length - 1,
  })
}

type Steps = { below: string[]; wanted: string[]; above: string[] }

function countSteps({ of, least, most }: Of<'size'>): Steps {
  const nothing = of === 'years' ? 'Less than 1' : 'None'
  if (most === Infinity) {
    const half = Math.ceil(least / 2)
    const near = half === least - 1 ? `${half}` : `${half} to ${least - 1}`
    const below =
      least === 1 ? [nothing] : least === 2 ? [nothing, '1'] : [`Fewer than ${half}`, near]
    return { below, wanted: [`${least} to ${least * 2}`, `More than ${least * 2}`], above: [] }
  }
  const [next, far] = [most * 4, most * 20]
  return {
    below: least > 1 ? [least === 2 ? '1' : `Fewer than ${least}`] : [],
    wanted: [`${least} to ${most}`],
    above: [`${most + 1} to ${next}`, `${next + 1} to ${far}`, `More than ${far}`],
  }
}

/** Half a generation. */
const STEP = 15

function ageSteps({ least, most }: Of<'size'>): Steps {
  const young = least - STEP
  const below = young >= 18 ? [`Under ${young}`, `${young} to ${least - 1}`] : [`Under ${least}`]
  if (most === Infinity) {
    const wanted = [`${least} to ${least + STEP - 1}`, `${least + STEP} or older`]
    return { below, wanted, above: [] }
  }
  const above = [`${most + 1} to ${most + STEP}`, `Over ${most + STEP}`]
  return { below, wanted: [`${least} to ${most}`], above }
}
