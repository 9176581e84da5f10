import type { Brief } from '@wattle/contract/brief'
import { z } from 'zod'
import { guideRules } from '../compose-guide.ts'
import { MOST_QUESTIONS } from '../compose-screener.ts'
import { NOTICES } from '../content/general.ts'
import { INSTRUCTIONS } from '../content/instructions.ts'
import { HIDING_QUESTIONS } from '../content/screener.ts'
import type {
  AudienceDraft,
  BriefInput,
  Generator,
  GuideDraft,
  QuestionDraft,
  ScreenerDraft,
  Written,
} from '../drafts.ts'
import {
  audienceFault,
  faultOf,
  guideFault,
  isAlike,
  isDistractor,
  questionFault,
  screenerFault,
} from '../gates.ts'
import { sensitiveType } from '../phrasing.ts'
import { isWellSpread } from '../spread.ts'
import { ask, type Patience } from './ask.ts'
import { cached } from './cached.ts'
import { briefFrom, Extracted } from './extract.ts'
import { type LanguageModelSettings, openModel } from './provider.ts'

const PATIENCE: Patience = { oneTryMs: 15_000, allMs: 40_000 }
const MOST_TRIES = 2
const MOST_CHARACTERS = 6_000
/** More replaced than this, and the whole piece is the built-in one. */
const MOST_REPLACED = 1 / 3

const Item = z.object({ id: z.string(), text: z.string(), others: z.optional(z.array(z.string())) })
const Items = z.object({ items: z.array(Item) })
type Item = z.infer<typeof Item>

/** A piece as the built-in generator wrote it, item by item. */
type Piece<T> = {
  instructions: string
  items: Item[]
  /** The piece with some items reworded. */
  with(items: Map<string, Item>): T
  itemFault(item: Item, accepted: Item[]): string | undefined
  fault(content: T): string | undefined
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
  const within = (deadline: AbortSignal) =>
    AbortSignal.any([deadline, AbortSignal.timeout(patience.oneTryMs)])

  // The card is read again after every change, mostly with the same idea.
  const extract = cached((idea) =>
    ask(
      model,
      { instructions: INSTRUCTIONS.extract, data: { idea }, schema: Extracted },
      AbortSignal.timeout(patience.oneTryMs),
    ),
  )

  async function reworded<T>(piece: Piece<T>, { brief, seed }: BriefInput): Promise<T | undefined> {
    const deadline = AbortSignal.timeout(patience.allMs)
    const accepted = new Map<string, Item>()
    let wanted = piece.items
    let faults: { id: string; fault: string }[] = []
    for (let tries = 0; tries < MOST_TRIES && wanted.length > 0 && !deadline.aborted; tries += 1) {
      const data = {
        brief: factsOf(brief),
        draft: wanted,
        version: seed.generation,
        ...(faults.length > 0 && { faultsOfTheLastAnswer: faults }),
      }
      try {
        const { items } = await ask(
          model,
          { instructions: piece.instructions, data, schema: Items },
          within(deadline),
        )
        faults = []
        for (const item of items) {
          if (!wanted.some(({ id }) => id === item.id) || accepted.has(item.id)) continue
          const fault = piece.itemFault(item, [...accepted.values()])
          if (fault) faults.push({ id: item.id, fault })
          else accepted.set(item.id, item)
        }
      } catch (error) {
        onFailure(error)
      }
      wanted = piece.items.filter(({ id }) => !accepted.has(id))
    }
    if (accepted.size < piece.items.length * (1 - MOST_REPLACED)) return undefined
    const content = piece.with(accepted)
    const fault = piece.fault(content)
    if (fault) onFailure(new Error(`The language model’s answer failed the gate “${fault}”`))
    return fault ? undefined : content
  }

  /** A piece that can't be cut into items stays as it is. */
  const rewording =
    <T, Input extends BriefInput>(
      write: (input: Input) => Promise<Written<T>>,
      pieceOf: (content: T, brief: Brief) => Piece<T> | undefined,
    ) =>
    async (input: Input): Promise<Written<T>> => {
      const own = await write(input)
      const piece = isGeneral(input.brief) ? undefined : pieceOf(own.content, input.brief)
      if (!piece) return own
      const content = await reworded(piece, input)
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
        return await builtIn.readBrief({ ...input, brief: merged(brief, briefFrom(text, found)) })
      } catch (error) {
        onFailure(error)
        return own
      }
    },
    writeAudience: rewording(builtIn.writeAudience, audiencePiece),
    writeScreener: rewording(builtIn.writeScreener, screenerPiece),
    writeGuide: rewording(builtIn.writeGuide, guidePiece),
  }
}

const isGeneral = ({ who, do: does }: Brief) => !who || !does

/** What the researcher typed stays; what the model found counts as typed by nobody. */
function merged(known: Brief | undefined, found: Brief): Brief {
  const isTouched = (field: string) => known?.by[field as keyof Brief['by']] === 'user'
  const fields = Object.keys(found.by).filter((field) => !isTouched(field)) as (keyof Brief['by'])[]
  const brief: Brief = { ...(known ?? found), by: { ...known?.by } }
  for (const field of fields) {
    Object.assign(brief, { [field]: found[field] })
    brief.by[field] = 'model'
  }
  return brief
}

const factsOf = ({ by: _by, confirmed: _confirmed, forms: _forms, side: _side, ...facts }: Brief) =>
  facts

function audiencePiece({ lines }: AudienceDraft): Piece<AudienceDraft> {
  return {
    instructions: INSTRUCTIONS.audience,
    items: lines.map(({ tag, text }) => ({ id: tag, text })),
    with: (items) => ({
      lines: lines.map(({ tag, text }) => ({ tag, text: items.get(tag)?.text ?? text })),
    }),
    itemFault: ({ text }) => faultOf(text, 'line'),
    fault: audienceFault,
  }
}

function guidePiece({ parts }: GuideDraft, brief: Brief): Piece<GuideDraft> {
  const isTactful = sensitiveType(brief) !== undefined
  return {
    instructions: INSTRUCTIONS.guide,
    items: parts.flatMap(({ questions }) =>
      questions.map(({ id, question }) => ({ id, text: question })),
    ),
    with: (items) => ({
      parts: parts.map(({ topic, questions }) => ({
        topic,
        questions: questions.map(({ id, question }) => ({
          id,
          question: items.get(id)?.text ?? question,
        })),
      })),
    }),
    itemFault: ({ text }, accepted) =>
      faultOf(text, 'question', { isTactful }) ??
      (accepted.some((other) => isAlike(other.text, text, brief)) ? 'alike' : undefined),
    fault: (draft) => guideFault(draft, brief, guideRules(brief)),
  }
}

function screenerPiece(
  { questions }: ScreenerDraft,
  brief: Brief,
): Piece<ScreenerDraft> | undefined {
  // A sensitive screener is never reworded.
  if (sensitiveType(brief)) return undefined
  const applied = (question: QuestionDraft, item: Item | undefined): QuestionDraft =>
    item
      ? { ...question, question: item.text, options: withOthers(question, item.others) }
      : question
  return {
    instructions: INSTRUCTIONS.screener,
    items: questions.map(({ id, question, options }) => ({
      id,
      text: question,
      ...(HIDING_QUESTIONS.includes(id) && {
        others: options.filter(isDistractor).map(({ text }) => text),
      }),
    })),
    with: (items) => ({
      questions: questions.map((question) => applied(question, items.get(question.id))),
    }),
    itemFault(item) {
      const question = questions.find(({ id }) => id === item.id)
      return question ? questionFault(applied(question, item)) : 'unknown id'
    },
    fault: (draft) =>
      screenerFault(draft, MOST_QUESTIONS.today) ??
      (isWellSpread(draft.questions, 0.01) ? undefined : 'spread'),
  }
}

/** The model's answers take the places of the built-in ones, so the wanted one stays where it was. */
function withOthers(
  { id, options }: QuestionDraft,
  others: string[] | undefined,
): QuestionDraft['options'] {
  if (!HIDING_QUESTIONS.includes(id) || !others) return options
  const left = [...others]
  return options.map((option) =>
    isDistractor(option) ? { ...option, text: left.shift() ?? option.text } : option,
  )
}
