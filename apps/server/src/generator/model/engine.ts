import type { Brief } from '@wattle/contract/brief'
import type { Rule } from '@wattle/contract/question-rules'
import { z } from 'zod'
import { NOTICES } from '../content/general.ts'
import { INSTRUCTIONS } from '../content/instructions.ts'
import { HIDING_QUESTIONS } from '../content/screener.ts'
import { MAX_CHANCE } from '../content/screener-plan.ts'
import type {
  AudienceDraft,
  BriefInput,
  Generator,
  GuideDraft,
  QuestionDraft,
  ScreenerDraft,
  Written,
} from '../drafts.ts'
import { sensitiveType } from '../facts.ts'
import { audienceFault, guideFault, isDistractor, screenerFault } from '../gates.ts'
import { cached } from './cached.ts'
import { Extracted, withExtracted } from './extract.ts'
import { type LanguageModelSettings, modelAsker } from './provider.ts'

/** Keep the total under a minute, because that's how long the browser waits for a draft. */
const TIMEOUTS = { perTryMs: 15_000, totalMs: 40_000 }
const MAX_TRIES = 2
const MAX_CHARACTERS = 6_000
/** If more items than this fail, we use the whole built-in draft. */
const MAX_FAILED_SHARE = 1 / 3

const Item = z.object({ id: z.string(), text: z.string(), others: z.optional(z.array(z.string())) })
const Items = z.object({ items: z.array(Item) })
type Item = z.infer<typeof Item>
/** The model sees the rule so its wording can suit it, but it can't change the rule. */
type SentItem = Item & { rule?: Rule }

/** How to split a draft into items and put them back together. */
type Piece<T> = {
  instructions: string
  itemsOf(draft: T): SentItem[]
  /** Returns the draft with one item reworded. */
  put(draft: T, item: Item): T
  fault(draft: T, brief: Brief): string | undefined
  /** True if the model must not reword this draft. */
  isFixed?(brief: Brief): boolean
}

const AUDIENCE: Piece<AudienceDraft> = {
  instructions: INSTRUCTIONS.audience,
  itemsOf: ({ lines }) => lines.map(({ tag, text }) => ({ id: tag, text })),
  put: ({ lines }, { id, text }) => ({
    lines: lines.map((line) => (line.tag === id ? { ...line, text } : line)),
  }),
  fault: audienceFault,
}

const GUIDE: Piece<GuideDraft> = {
  instructions: INSTRUCTIONS.guide,
  itemsOf: ({ parts }) =>
    parts.flatMap(({ questions }) => questions.map(({ id, question }) => ({ id, text: question }))),
  put: ({ parts, ...draft }, { id, text }) => ({
    ...draft,
    parts: parts.map(({ topic, questions }) => ({
      topic,
      questions: questions.map((one) => (one.id === id ? { id, question: text } : one)),
    })),
  }),
  fault: guideFault,
}

const SCREENER: Piece<ScreenerDraft> = {
  instructions: INSTRUCTIONS.screener,
  itemsOf: ({ questions }) =>
    questions.map(({ id, rule, question, options }) => ({
      id,
      rule,
      text: question,
      ...(HIDING_QUESTIONS.includes(id) && {
        others: options.filter(isDistractor).map(({ text }) => text),
      }),
    })),
  put: ({ questions }, { id, text, others }) => ({
    questions: questions.map((one) =>
      one.id === id ? { ...one, question: text, options: withOthers(one, others) } : one,
    ),
  }),
  fault: (draft) => screenerFault(draft, MAX_CHANCE),
  isFixed: (brief) => sensitiveType(brief) !== undefined,
}

const factsOf = ({ by: _by, confirmed: _confirmed, forms: _forms, side: _side, ...facts }: Brief) =>
  facts

/** Replaces the distractors with the model's, so the wanted answer keeps its position. */
function withOthers({ id, options }: QuestionDraft, others: string[] = []) {
  const left = HIDING_QUESTIONS.includes(id) ? [...others] : []
  return options.map((option) =>
    isDistractor(option) ? { ...option, text: left.shift() ?? option.text } : option,
  )
}

/**
 * Asks a language model to reword the built-in generator's drafts. An item that fails its gates
 * twice keeps its built-in text. If too many items fail, we keep the whole built-in draft.
 */
export function modelEngine(
  settings: LanguageModelSettings,
  builtIn: Generator,
  onFailure: (error: unknown) => void = () => {},
  timeouts = TIMEOUTS,
): Generator {
  const ask = modelAsker(settings)
  const oneTry = () => AbortSignal.timeout(timeouts.perTryMs)

  // The brief is read again after every change on the card, usually with the same idea.
  const extract = cached((idea) =>
    ask({ instructions: INSTRUCTIONS.extract, data: { idea }, schema: Extracted }, oneTry()),
  )

  /** The draft with every item that passed its gates, or undefined if too few did. */
  async function reworded<T>(piece: Piece<T>, own: T, { brief, seed }: BriefInput) {
    const deadline = AbortSignal.timeout(timeouts.totalMs)
    const items = piece.itemsOf(own)
    let draft = own
    let wanted = items
    let faults: { id: string; fault: string }[] = []
    for (let tries = 0; tries < MAX_TRIES && wanted.length > 0 && !deadline.aborted; tries += 1) {
      const data = {
        brief: factsOf(brief),
        draft: wanted,
        version: seed.generation,
        ...(faults.length > 0 && { faultsOfTheLastAnswer: faults }),
      }
      const task = { instructions: piece.instructions, data, schema: Items }
      try {
        const answer = await ask(task, AbortSignal.any([deadline, oneTry()]))
        faults = []
        for (const item of answer.items) {
          if (!wanted.some(({ id }) => id === item.id)) continue
          const next = piece.put(draft, item)
          const fault = piece.fault(next, brief)
          if (fault) faults.push({ id: item.id, fault })
          else wanted = wanted.filter(({ id }) => id !== item.id)
          draft = fault ? draft : next
        }
      } catch (error) {
        onFailure(error)
      }
    }
    return wanted.length <= items.length * MAX_FAILED_SHARE ? draft : undefined
  }

  const rewording =
    <T, Input extends BriefInput>(write: (input: Input) => Promise<Written<T>>, piece: Piece<T>) =>
    async (input: Input): Promise<Written<T>> => {
      const own = await write(input)
      const { brief } = input
      if (!brief.who || !brief.do || piece.isFixed?.(brief)) return own
      const content = await reworded(piece, own.content, input)
      if (content) return { ...own, content, engine: 'model' }
      return { ...own, notice: [NOTICES.model, own.notice].filter(Boolean).join(' ') }
    }

  return {
    async readBrief(input) {
      const { text, brief } = input
      const own = await builtIn.readBrief(input)
      if (!own.isUsable || input.isQuick) return own
      try {
        const found = await extract(text.slice(0, MAX_CHARACTERS))
        return await builtIn.readBrief({ ...input, brief: withExtracted(found, text, brief) })
      } catch (error) {
        onFailure(error)
        return own
      }
    },
    writeAudience: rewording(builtIn.writeAudience, AUDIENCE),
    writeScreener: rewording(builtIn.writeScreener, SCREENER),
    writeGuide: rewording(builtIn.writeGuide, GUIDE),
  }
}
