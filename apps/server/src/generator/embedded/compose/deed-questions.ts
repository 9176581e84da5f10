import type { QuestionDraft } from '../../drafts.ts'
import { capitalised, toMe, toYou, verbPhrase } from '../language/inflect.ts'
import { shortened } from '../read/behaviour.ts'
import { LONG_SPAN } from './facts.ts'
import { NO_ANSWER, named, scaled } from './question.ts'
import { type Of, others, type Screening, wording } from './screening.ts'

/** A longer answer stands out, and a longer question is not read. */
const MOST_IN_ANSWER = 8
const MOST_IN_QUESTION = 20

/** The first that is short enough, else the last. */
function fitting(most: number, ...texts: string[]): string {
  return texts.find((text) => text.split(' ').length <= most) ?? texts.at(-1) ?? ''
}

/** A task is looked for among others first, then counted. Things, and what befell one, are only counted. */
export function oftenQuestions(fact: Of<'often'>, slot: string, screening: Screening) {
  const { choice, domain } = screening
  const { steps, enough, span } = fact.scale
  const count = scaled(choice, slot, {
    question: howOften(fact, slot, screening),
    steps,
    enough,
    noAnswer: domain.sensitive ? NO_ANSWER : undefined,
  })
  if (fact.counted || fact.task.startsWith('get ')) return [count]
  const text = capitalised(verbPhrase(fact.task).past)
  return [deedQuestion({ kind: 'did', text, span }, `${slot} did`, screening), count]
}

/** What was not done, as a task and as an answer. */
const UNDONE = /^(put off|stay(?:ed)? away from) /i

function howOften(fact: Of<'often'>, slot: string, screening: Screening): string {
  const { span, steps } = fact.scale
  const ask = (task: string) => {
    const deed = toYou(task)
    if (fact.counted) return `How many ${fact.counted} did you ${deed} in ${span}?`
    return steps[0] === 'Never'
      ? wording(screening, slot, [
          `When did you last ${deed}?`,
          `How long ago did you last ${deed}?`,
        ])
      : wording(screening, slot, [
          `How many times in ${span} did you ${deed}?`,
          `How many times did you ${deed} in ${span}?`,
        ])
  }
  const short = shortened(fact.task)
  // A long question leaves no room for the try.
  const looked = short.replace(/^try to (?:find|work) out /, 'look into ')
  return fitting(
    MOST_IN_QUESTION,
    ask(fact.task),
    ask(short),
    ask(looked),
    ask(`${UNDONE.exec(fact.task)?.[1] ?? 'deal with'} ${screening.topic}`),
  )
}

export function deedQuestion(fact: Of<'did'>, slot: string, screening: Screening): QuestionDraft {
  const { choice, domain, topic } = screening
  const whole = toMe(fact.text)
  // "Tried to work out whether ..." may do without the trying.
  const done = whole.replace(/^Tried to (\S+)/, (_all, verb: string) =>
    capitalised(verbPhrase(verb).past),
  )
  const looked = whole.replace(/^Tried to (?:find|work) out /, 'Looked into ')
  const target = fitting(
    MOST_IN_ANSWER,
    whole,
    shortened(whole),
    done,
    looked,
    // What was put off was not dealt with.
    `${UNDONE.exec(whole)?.[1] ?? 'Dealt with'} ${toMe(topic)}`,
  )
  const question =
    domain.side === 'work'
      ? wording(screening, slot, [
          `Which of these did you do at work in ${fact.span}?`,
          `What was part of your own work in ${fact.span}?`,
          `Which tasks did you see to in ${fact.span}?`,
        ])
      : wording(screening, slot, [
          `Which of these did you do in ${fact.span}?`,
          `What have you done yourself in ${fact.span}?`,
          `Which things got done by you in ${fact.span}?`,
        ])
  return named(choice, slot, {
    question,
    type: 'MULTIPLE_CHOICE',
    target,
    others: others(screening, slot, target, domain.tasks),
  })
}

/** Some fields tell what went wrong as "A part came late", others as "Lost a receipt". */
const isToldAsSentence = ([first = '']: string[]) => /^(A|An|Someone) /.test(first)

export function hassleQuestion(fact: Of<'hassle'>, slot: string, screening: Screening) {
  const { choice, domain, topic } = screening
  const isTold = isToldAsSentence(domain.hassles)
  const target = fitting(
    MOST_IN_ANSWER,
    hassleAnswer(fact, isTold),
    ...shorter(fact, topic, isTold),
  )
  const [past, recent] =
    fact.span === LONG_SPAN ? ['past year', '12 months'] : ['last quarter', '3 months']
  const question =
    domain.side === 'work'
      ? wording(screening, slot, [
          `What went wrong at work over the ${past}?`,
          `Which problems came up at work in the last ${recent}?`,
        ])
      : wording(screening, slot, [
          `What has happened to you in the last ${recent}?`,
          // Who lost a job was not annoyed by it.
          fact.hassle === 'lost'
            ? `What did you go through over the ${past}?`
            : `What annoyed you over the ${past}?`,
        ])
  return named(choice, slot, {
    question,
    type: 'MULTIPLE_CHOICE',
    target,
    others: others(screening, slot, target, domain.hassles),
  })
}

/** Kegs take no time, and cows hold nothing up: of a thing only that there was trouble is said. */
function shorter(fact: Of<'hassle'>, topic: string, isTold: boolean): string[] {
  const unknown =
    /^(?:finding|working) out ((?:which|who|what|when|where|why|how|whether) .+)/.exec(
      fact.about,
    )?.[1]
  const isThing = topic !== fact.about
  const isDone = fact.hassle === 'time' || fact.hassle === 'held'
  const hassle = isDone ? 'trouble' : fact.hassle
  const ofThing = hassleAnswer({ ...fact, hassle, about: topic }, isTold)
  return [
    ...(unknown ? [`Did not know ${toMe(unknown)}`] : []),
    ...(isThing ? [ofThing] : []),
    // Nothing shorter says what it is about; an answer that does not would be nobody's.
    ...(unknown ? [`Could not tell ${toMe(unknown)}`, `Did not know ${toMe(unknown)}`] : []),
    toMe(fact.about),
  ]
}

function hassleAnswer({ hassle, about }: Of<'hassle'>, isTold: boolean): string {
  const thing = toMe(about)
  const answers = {
    time: isTold ? `${thing} took longer than planned` : `Lost time on ${thing}`,
    held: isTold ? `${thing} held up other things` : `Put things off because of ${thing}`,
    trouble: isTold ? `${thing} caused trouble` : `Had trouble with ${thing}`,
    money: isTold ? `${thing} cost us money` : `Lost money through ${thing}`,
    lost: isTold ? `We lost ${thing}` : `Lost ${thing}`,
    missed: isTold ? `We missed ${thing}` : `Missed ${thing}`,
  }
  return answers[hassle]
}

export function toolQuestion(fact: Of<'uses'>, slot: string, screening: Screening): QuestionDraft {
  const { choice, domain, topic } = screening
  const about = toYou(fact.about ?? topic)
  return named(choice, slot, {
    question: wording(screening, slot, [
      `What helped you with ${about} in the last 4 weeks?`,
      `What did you reach for when you last dealt with ${about}?`,
    ]),
    type: 'MULTIPLE_CHOICE',
    target: fact.tool,
    others: others(screening, slot, fact.tool, domain.tools),
  })
}
