import type { QuestionDraft } from '../../drafts.ts'
import { TRAITS } from '../bank/anyone.ts'
import type { Domain } from '../bank/domain.ts'
import { DOMAINS } from '../bank/domains.ts'
import { REGIONS } from '../lexicon/words.ts'
import { named, scaled } from './question.ts'
import { type Of, others, type Screening, wording } from './screening.ts'

const STATES = [...new Set(Object.values(REGIONS))]
const FIELDS = DOMAINS.filter((row) => row.side === 'work').map((row) => row.area)
const WORKPLACES =
  'A shop / A school / A hospital / A council / A bank / A charity / A law firm / A factory / A hotel / A farm'.split(
    ' / ',
  )

/** A word that covers half of its own field: then only those beside it are another answer. */
const BROAD =
  /^(tradie|tradesperson|farmer|grower|sole trader|.*business owner|freelancer|manager|worker|.*team member|creator|entrepreneur|founder|lawyer|doctor|clinician|driver|teacher|nurse|developer|engineer|researcher|scientist)$/

/** At home the roles of a field often go together, as renter and housemate; its peers do not. */
function besides(role: string, { side, roles, peers }: Domain): string[] {
  return side === 'home' || BROAD.test(role) ? peers : [...roles, ...peers]
}

/** One job is the main one; at home a person may be many things. */
export function roleQuestion(fact: Of<'role'>, slot: string, screening: Screening): QuestionDraft {
  const { choice, domain } = screening
  const isWork = fact.side === 'work'
  const question = isWork
    ? wording(screening, slot, [
        'Which job took most of your hours in the last 4 weeks?',
        'Which of these jobs earned you most in the last 3 months?',
        'As what did you mainly work last month?',
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

export function traitQuestion(fact: Of<'trait'>, slot: string, screening: Screening) {
  return named(screening.choice, slot, {
    question: wording(screening, slot, [
      'Which of these lines are true of you today?',
      'What fits your own situation this year?',
      'Which statements match your life right now?',
      'Which of these apply in your case?',
      'What is so for you at the moment?',
    ]),
    type: 'MULTIPLE_CHOICE',
    target: fact.text,
    others: others(screening, slot, fact.text, TRAITS),
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

export function sizeQuestion({ least, most }: Of<'size'>, slot: string, { choice }: Screening) {
  const below = least > 1 ? [least === 2 ? '1' : `Fewer than ${least}`] : []
  const [next, far] = [most * 4, most * 20]
  const above = [`${most + 1} to ${next}`, `${next + 1} to ${far}`, `More than ${far}`]
  return scaled(choice, slot, {
    question: 'How many people work there, you included?',
    steps: [...below, `${least} to ${most}`, ...above],
    enough: below.length,
    most: below.length,
  })
}
