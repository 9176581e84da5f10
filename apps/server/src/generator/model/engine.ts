import type { Brief } from '@wattle/contract/brief'
import type { Rule } from '@wattle/contract/question-rules'
import { z } from 'zod'
import { cache } from '#cache.ts'
import { NOTICES } from '../content/general.ts'
import { INSTRUCTIONS } from '../content/instructions.ts'
import type { BriefInput, Engine, Written } from '../drafts.ts'
import { sensitiveType } from '../facts.ts'
import { audienceFault, guideFault, screenerFault } from '../gates.ts'
import { Extracted, withExtracted } from './extract.ts'
import { type LanguageModelSettings, modelAsker } from './provider.ts'

/** Keep `totalMs` under a minute, because that's how long the browser waits for a draft. */
const TIMEOUTS = { perTryMs: 15_000, totalMs: 40_000 }
const MAX_TRIES = 2
const MAX_CHARACTERS = 6_000
/** If more than this share of the items fail, we use the whole built-in draft. */
const MAX_FAILED_SHARE = 1 / 3

export const MAX_CACHED = 100
const answerCache = cache<string, Promise<Extracted>>({ name: 'model answer', size: MAX_CACHED })

const Item = z.object({ id: z.string(), text: z.string() })
const Items = z.object({ items: z.array(Item) })
type Item = z.infer<typeof Item>

/** An audience line, or a question in a screener or guide. */
type Worded = { id: string; text?: string; question?: string; rule?: Rule }

/** Every object with an id in a draft, that is, every line or question. */
function wordedIn(draft: unknown): Worded[] {
  if (typeof draft !== 'object' || draft === null) return []
  return 'id' in draft ? [draft as Worded] : Object.values(draft).flatMap(wordedIn)
}

/** What the model may reword. It also sees each question's rule, but it can't change the rule. */
const itemsOf = (draft: object) =>
  wordedIn(draft).map(({ id, rule, text = '', question = text }) => ({ id, text: question, rule }))

/**
 * The draft with one item reworded. Answers stay as they are, because the people in one question
 * are paired with the activities in another.
 */
function withItem<T extends object>(draft: T, { id, text }: Item): T {
  const reworded = structuredClone(draft)
  const item = wordedIn(reworded).find((one) => one.id === id)
  if (item) item[item.text ? 'text' : 'question'] = text
  return reworded
}

const factsOf = ({ by: _by, confirmed: _confirmed, forms: _forms, side: _side, ...facts }: Brief) =>
  facts

/**
 * Asks a language model to reword the built-in generator's drafts. An item that fails its gates
 * twice keeps its built-in text. If too many items fail, we keep the whole built-in draft.
 */
export function modelEngine(
  settings: LanguageModelSettings,
  builtIn: Engine,
  onFailure: (error: unknown) => void = () => {},
  timeouts = TIMEOUTS,
): Engine {
  const ask = modelAsker(settings)
  const oneTry = () => AbortSignal.timeout(timeouts.perTryMs)

  const answers = answerCache(ask)
  const failed = (error: unknown) => void onFailure(error)

  /**
   * We cache the model's answers, because the brief is read again after every change on the card.
   * Failures aren't cached.
   */
  const extract = (idea: string) => {
    const task = { instructions: INSTRUCTIONS.extract, data: { idea }, schema: Extracted }
    const answer = answers.get(idea) ?? ask(task, oneTry())
    answers.set(idea, answer)
    answer.catch(() => answers.delete(idea))
    return answer
  }

  /** Writes the built-in draft, then rewords each item if the draft still passes its gates. */
  const rewording =
    <T extends object, Input extends BriefInput>(
      write: (input: Input) => Promise<Written<T>>,
      instructions: string,
      faultOf: (draft: T, brief: Brief) => string | undefined,
    ) =>
    async (input: Input): Promise<Written<T>> => {
      const own = await write(input)
      const { brief, seed } = input
      if (!brief.who || !brief.do) return own
      const deadline = AbortSignal.timeout(timeouts.totalMs)
      const items = itemsOf(own.content)
      let content = own.content
      let wanted = items
      let faults: { id: string; fault: string }[] = []
      for (let tries = 0; tries < MAX_TRIES && wanted.length > 0 && !deadline.aborted; tries += 1) {
        const data = {
          brief: factsOf(brief),
          draft: wanted,
          version: seed.generation,
          ...(faults.length > 0 && { faultsOfTheLastAnswer: faults }),
        }
        const signal = AbortSignal.any([deadline, oneTry()])
        const answer = await ask({ instructions, data, schema: Items }, signal).catch(failed)
        if (!answer) continue
        faults = []
        for (const item of answer.items.filter(({ id }) => wanted.some((one) => one.id === id))) {
          const next = withItem(content, item)
          const fault = faultOf(next, brief)
          if (fault) faults.push({ id: item.id, fault })
          else [content, wanted] = [next, wanted.filter(({ id }) => id !== item.id)]
        }
      }
      if (wanted.length <= items.length * MAX_FAILED_SHARE)
        return { ...own, content, engine: 'model' }
      return { ...own, notice: [NOTICES.model, own.notice].filter(Boolean).join(' ') }
    }

  const { audience, screener, guide } = INSTRUCTIONS
  const screenerFor = rewording(builtIn.writeScreener, screener, screenerFault)
  return {
    async readBrief(input) {
      const { text, brief } = input
      const own = await builtIn.readBrief(input)
      if (!own.isUsable || input.isQuick) return own
      const found = await extract(text.slice(0, MAX_CHARACTERS)).catch(failed)
      return found ? builtIn.readBrief({ ...input, brief: withExtracted(found, text, brief) }) : own
    },
    writeAudience: rewording(builtIn.writeAudience, audience, audienceFault),
    writeScreener: (input) =>
      sensitiveType(input.brief) ? builtIn.writeScreener(input) : screenerFor(input),
    writeGuide: rewording(builtIn.writeGuide, guide, guideFault),
  }
}
