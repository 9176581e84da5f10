import { choiceFor } from '../../choice.ts'
import type { QuestionDraft, ScreenerDraft, Seed } from '../../drafts.ts'
import { isSelective, isSound } from '../../fit.ts'
import { isEmployee } from '../lexicon/people.ts'
import type { Brief } from '../read/brief.ts'
import { type Fact, factsOf } from './facts.ts'
import { questionsFor } from './own-questions.ts'
import { decision, participation, telling, trade } from './shared-questions.ts'

const LEAST = 5
const MOST = 8
/** With fewer questions of its own, a screener also asks how the person tells things. */
const FEW = 4
const MOST_ATTEMPTS = 40
/** Who they are, then where, then what they did, then how often and with what. */
const ORDER: Fact['kind'][] = [
  'role',
  'field',
  'workplace',
  'trait',
  'region',
  'size',
  'did',
  'often',
  'hassle',
  'uses',
  'say',
]

/** Tests each fact, and shuffles until nobody but the people wanted gets through. */
export function writeScreener(brief: Brief, facts: Fact[], seed: Seed): ScreenerDraft {
  const read = factsOf(brief, false)
  const kinds = new Set(facts.map(({ kind }) => kind))
  // Too little to tell people apart by: what the idea says is added.
  const completed = [...facts, ...read.filter(({ kind }) => !kinds.has(kind))]
  for (const known of [facts, completed, read]) {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const questions = draft(brief, known, seed, attempt)
      if (questions.length < LEAST || !isSelective(questions)) break
      if (isSound(questions)) return { questions }
    }
  }
  throw new Error('No order of the answers keeps the careless out')
}

function draft(brief: Brief, facts: Fact[], seed: Seed, attempt: number): QuestionDraft[] {
  const choice = choiceFor(seed, 'screener', attempt)
  const screening = {
    choice,
    domain: brief.domain,
    topic: brief.topic,
    asked: new Set<string>(),
    used: new Set<string>(),
  }
  const sorted = facts.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const role = facts.find((fact) => fact.kind === 'role')?.role
  const isAsked = role !== undefined && isEmployee(role)
  const shared = [
    decision(choice, brief.domain, isAsked),
    trade(choice, brief.domain),
    participation(choice),
  ]
  const own = sorted
    .flatMap((fact, at) => questionsFor(fact, `${fact.kind} ${at}`, screening))
    .filter(isFirst)
  // Whoever ticks everything passes every multiple choice.
  if (own.length < FEW || !own.some(isSingle)) shared.push(telling(choice))
  return [...own.slice(0, MOST - shared.length), ...shared]
}

const isSingle = ({ type }: QuestionDraft) => type === 'SINGLE_CHOICE'

/** Two characteristics may come down to the same question. */
function isFirst(question: QuestionDraft, at: number, all: QuestionDraft[]): boolean {
  return all.findIndex((other) => other.question === question.question) === at
}
