import type { Brief } from '@wattle/contract/brief'
import type { Rule } from '@wattle/contract/question-rules'
import { z } from 'zod'
import { NOTICES } from '../content/general.ts'
import { INSTRUCTIONS } from '../content/instructions.ts'
import { HIDING_QUESTIONS } from '../content/screener.ts'
import { MOST_BY_CHANCE } from '../content/screener-plan.ts'
import type {
  AudienceDraft,
  BriefInput,
  Generator,
  GuideDraft,
  QuestionDraft,
  ScreenerDraft,
  Written,
} from '../drafts.ts'
import { audienceFault, guideFault, isDistractor, screenerFault } from '../gates.ts'
import { sensitiveType } from '../phrasing.ts'
import { ask, type Patience } from './ask.ts'
import { cached } from './cached.ts'
import { Extracted, withExtracted } from './extract.ts'
import { type LanguageModelSettings, openModel } from './provider.ts'

const PATIENCE: Patience = { oneTryMs: 15_000, allMs: 40_000 }
const MOST_TRIES = 2
const MOST_CHARACTERS = 6_000
/** More replaced than this, and the whole piece is the built-in one. */
const MOST_REPLACED = 1 / 3

const Item = z.object({ id: z.string(), text: z.string(), others: z.optional(z.array(z.string())) })
const Items = z.object({ items: z.array(Item) })
type Item = z.infer<typeof Item>
/** The model reads the rule, so that the wording suits it, but can't change it. */
type SentItem = Item & { rule?: Rule }

/** How a draft is cut into items and put together again. */
type Piece<T> = {
  instructions: string
  itemsOf(draft: T): SentItem[]
  /** The draft with one item reworded. */
  put(draft: T, item: Item): T
  fault(draft: T, brief: Brief): string | undefined
  /** Never reworded. */
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
  fault: (draft) => screenerFault(draft, MOST_BY_CHANCE),
  isFixed: (brief) => sensitiveType(brief) !== undefined,
}

const factsOf = ({ by: _by, confirmed: _confirmed, forms: _forms, side: _side, ...facts }: Brief) =>
  facts

/** The model's answers take the places of the built-in ones, so the wanted one stays where it was. */
function withOthers({ id, options }: QuestionDraft, others: string[] = []) {
  const left = HIDING_QUESTIONS.includes(id) ? [...others] : []
  return options.map((option) =>
    isDistractor(option) ? { ...option, text: left.shift() ?? option.text } : option,
  )
}

/**
 * Has a language model reword what the built-in generator writes from the brief. An item that fails its
 * gates twice stays as the built-in one; a piece that mostly fails is built-in as a whole.
 */
export function modelEngine(
  settings: LanguageModelSettings,
  builtIn: Generator,
  onFailure: (error: unknown) => void = () => {},
  patience = PATIENCE,
): Generator {
  const model = openModel(settings)
  const oneTry = () => AbortSignal.timeout(patience.oneTryMs)

  // The card is read again after every change, mostly with the same idea.
  const extract = cached((idea) =>
    ask(model, { instructions: INSTRUCTIONS.extract, data: { idea }, schema: Extracted }, oneTry()),
  )

  /** The draft with all items that pass; undefined when too few do. */
  async function reworded<T>(piece: Piece<T>, own: T, { brief, seed }: BriefInput) {
    const deadline = AbortSignal.timeout(patience.allMs)
    const items = piece.itemsOf(own)
    let draft = own
    let wanted = items
    let faults: { id: string; fault: string }[] = []
    for (let tries = 0; tries < MOST_TRIES && wanted.length > 0 && !deadline.aborted; tries += 1) {
      const data = {
        brief: factsOf(brief),
        draft: wanted,
        version: seed.generation,
        ...(faults.length > 0 && { faultsOfTheLastAnswer: faults }),
      }
      const task = { instructions: piece.instructions, data, schema: Items }
      try {
        const answer = await ask(model, task, AbortSignal.any([deadline, oneTry()]))
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
    return wanted.length <= items.length * MOST_REPLACED ? draft : undefined
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
        const found = await extract(text.slice(0, MOST_CHARACTERS))
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
