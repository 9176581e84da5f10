import { type Choice, choiceFor } from '../../choice.ts'
import type { AudienceDraft, Seed } from '../../drafts.ts'
import { capitalised, lowered, toThem, verbPhrase, withArticle } from '../language/inflect.ts'
import type { Brief } from '../read/brief.ts'
import { type Fact, factsOf } from './facts.ts'

const MOST = 6

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
      return fact.of === 'age'
        ? `Is ${fact.least} or older`
        : `Works in a team of ${fact.least} to ${fact.most}`
    case 'often':
      return oftenSentence(fact, choice)
    case 'did':
      return `${fact.text} in ${fact.span}`
    case 'hassle':
      return hassleSentence(fact)
    case 'uses':
      return `Uses ${toThem(lowered(fact.tool))} for ${fact.about}`
    case 'say':
      return saySentence(fact, choice)
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
  // Nobody has to try, to get hurt or to make a mistake.
  return choice.wording(
    'often',
    /^\w+ too (?:many|much) |^(try|get|look|put off|stay away|wait|run out|throw|bin|waste|under(?!stand|take|go)\w+|over(?!see|come|haul)\w+|mis\w+) /.test(
      task,
    )
      ? wordings.slice(0, 1)
      : wordings,
  )
}

function hassleSentence({ hassle, about, span }: Extract<Fact, { kind: 'hassle' }>): string {
  const thing = toThem(about)
  const facts = {
    time: `Lost time on ${thing}`,
    held: `Put other things off because of ${thing}`,
    trouble: `Had trouble with ${thing}`,
    money: `Lost money through ${thing}`,
    lost: `Lost ${thing}`,
    missed: `Missed ${thing}`,
  }
  return `${facts[hassle]} in ${span}`
}

function saySentence(fact: Extract<Fact, { kind: 'say' }>, choice: Choice): string {
  const { spend, side, isAsked } = fact
  const what = toThem(spend)
  if (isAsked) {
    return choice.wording('say', [
      `Is asked about what is bought for ${what}`,
      `Is asked before something new is bought for ${what}`,
    ])
  }
  const wordings =
    side === 'work'
      ? [
          `Has a say in what is bought for ${what}`,
          `Compares or decides on what is bought for ${what}`,
          `Decides, alone or with others, what is bought for ${what}`,
        ]
      : [
          `Has a say in what the household spends on ${what}`,
          `Decides what the household spends on ${what}`,
          `Decides, alone or with others, what is spent on ${what}`,
        ]
  return choice.wording('say', wordings)
}
