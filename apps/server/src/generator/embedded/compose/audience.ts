import type { AudienceDraft, Seed } from '../../drafts.ts'
import { capitalised, toThem, verbPhrase, withArticle } from '../language/inflect.ts'
import type { Brief } from '../read/brief.ts'
import { type Choice, choiceFor } from './choice.ts'
import { type Fact, factsOf } from './facts.ts'

const MOST = 6
const HASSLE_SPAN = 'the last 3 months'

/** The people wanted, as facts that `readCharacteristic` understands again. */
export function writeAudience(brief: Brief, seed: Seed): AudienceDraft {
  const choice = choiceFor(seed, 'audience')
  const facts = factsOf(brief, choice.wording('hassle', [false, true]))
  const workplace = facts.find((fact) => fact.kind === 'workplace')
  const characteristics = facts
    .filter((fact) => fact !== workplace)
    .map((fact) => sentenceOf(fact, choice, workplace?.workplace))
  return { characteristics: characteristics.slice(0, MOST) }
}

function sentenceOf(fact: Fact, choice: Choice, workplace: string | undefined): string {
  switch (fact.kind) {
    case 'role':
      return roleSentence(fact.role, fact.side, workplace, choice)
    case 'workplace':
      return `Works ${fact.workplace}`
    case 'field':
      return `Works in this field: ${fact.field.toLowerCase()}`
    case 'trait':
      return capitalised(fact.text)
    case 'region':
      return `Lives in ${fact.region}`
    case 'size':
      return `Works in a team of ${fact.least} to ${fact.most}`
    case 'often':
      return oftenSentence(fact, choice)
    case 'did':
      return `${fact.text} in ${fact.span}`
    case 'hassle':
      return hassleSentence(fact)
    case 'uses':
      return `Uses ${fact.tool.replace(/^A /, 'a ').replace(/^My /, 'their ')} for ${fact.about}`
    case 'say':
      return saySentence(fact.text, choice)
  }
}

function roleSentence(role: string, side: string, workplace: string | undefined, choice: Choice) {
  const who = withArticle(role) + (workplace ? ` ${workplace}` : '')
  const wordings =
    side === 'work'
      ? [
          `Works mainly as ${who}`,
          `Earns a living as ${who}`,
          `Spends most working hours as ${who}`,
        ]
      : [`Is ${who} at present`, `Is ${who} today`, `Has been ${who} for 3 months or more`]
  return choice.wording('role', wordings)
}

function oftenSentence({ task, scale }: Extract<Fact, { kind: 'often' }>, choice: Choice) {
  const past = capitalised(toThem(verbPhrase(task).past))
  const often = scale.atLeast === 'once or more' ? '' : ` ${scale.atLeast}`
  const wordings = [
    `${past}${often} in ${scale.span}`,
    `Had to ${toThem(task)}${often} in ${scale.span}`,
  ]
  // Nobody has to try.
  return choice.wording('often', task.startsWith('try ') ? wordings.slice(0, 1) : wordings)
}

function hassleSentence({ hassle, about }: Extract<Fact, { kind: 'hassle' }>): string {
  const thing = toThem(about)
  const sentences = {
    time: `Lost time to ${thing} in ${HASSLE_SPAN}`,
    held: `Put other things off because of ${thing} in ${HASSLE_SPAN}`,
    lost: `Lost ${thing} in ${HASSLE_SPAN}`,
    missed: `Missed ${thing} in ${HASSLE_SPAN}`,
  }
  return sentences[hassle]
}

function saySentence(spend: string, choice: Choice): string {
  const what = toThem(spend)
  return choice.wording('say', [
    `Has a say in what is bought for ${what}`,
    `Compares or decides on what is bought for ${what}`,
    `Decides, alone or with others, what is spent on ${what}`,
  ])
}
