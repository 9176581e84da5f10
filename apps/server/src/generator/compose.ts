import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { sharedCount, stemSet } from './brief/english.ts'
import { composeAudience, editsOf } from './compose-audience.ts'
import { composeAssumptions, composeGuide } from './compose-guide.ts'
import { composeScreener } from './compose-screener.ts'
import { NOTICES } from './content/general.ts'
import { MAX_QUESTIONS } from './content/screener-plan.ts'
import type { BriefInput, ScreenerDraft, ScreenerInput, Written } from './drafts.ts'
import { sensitiveType } from './facts.ts'
import { audienceFault, guideFault, screenerFault } from './gates.ts'

/** Called with the name of the gate that a draft failed. */
export type OnFault = (gate: string) => void

/**
 * The brief as it is, then a plainer brief in case the first draft fails its gates. The plainer
 * brief has no `one`, and its kind is OTHER unless it was HEALTH.
 */
const versionsOf = (brief: Brief): Brief[] => {
  if (!brief.do) return []
  const plain: Brief = { ...brief, kind: brief.kind === 'HEALTH' ? 'HEALTH' : 'OTHER', one: '' }
  return brief.kind !== null && brief.one !== '' ? [brief, plain] : [plain]
}

/**
 * Keeps only what the brief says about the people. A sensitive brief stays sensitive, even if only
 * its activity showed that.
 */
function generalBrief(brief: Brief): Brief {
  const { who, place, life, field, industry } = brief
  const { isWho, imWho } = brief.forms
  const forms = { ...(isWho && { isWho }), ...(imWho && { imWho }) }
  const sensitive = sensitiveType(brief) ?? 'NO'
  return { ...emptyBrief(), who, place, life, field, industry, forms, sensitive, kind: 'OTHER' }
}

/** Writes the first draft that passes its gates, or the general one if none does. */
function write<T>(
  { brief, isUsable }: BriefInput,
  compose: (brief: Brief) => T,
  faultOf: (content: T, brief: Brief) => string | undefined,
  onFault?: OnFault,
): Written<T> {
  const drafted = (content: T, isGeneral: boolean): Written<T> => {
    const notice = noticeOf(brief, isUsable, isGeneral)
    return { content, engine: 'embedded', notice, reading: readingOf(brief) }
  }
  for (const version of versionsOf(brief)) {
    const content = compose(version)
    const gate = faultOf(content, version)
    if (gate === undefined) return drafted(content, false)
    onFault?.(gate)
  }
  return drafted(compose(generalBrief(brief)), true)
}

export const writeAudience = (input: BriefInput, onFault?: OnFault) =>
  write(input, composeAudience, audienceFault, onFault)

export function writeGuide(input: BriefInput, onFault?: OnFault) {
  const compose = (version: Brief) => composeGuide(version, input.seed)
  const { content, ...written } = write(input, compose, guideFault, onFault)
  const assumptions = composeAssumptions(input.brief, content.parts)
  return { ...written, content: { ...content, assumptions } }
}

export function writeScreener(input: ScreenerInput, onFault?: OnFault) {
  const { seed, drafted, characteristics } = input
  const edits = editsOf(drafted, characteristics)
  const compose = (version: Brief) => composeScreener(version, seed, edits)
  const draft = write(input, compose, screenerFault, onFault)
  const content = withBankQuestion(draft.content, input)
  const [unasked = null] = edits.unasked
  const changed = unasked && NOTICES.changedLine(unasked)
  const notice = [changed, draft.notice].filter(Boolean).join(' ') || null
  return { ...draft, content, notice, unasked }
}

function noticeOf(brief: Brief, isUsable: boolean, isGeneral: boolean): string | null {
  if (!brief.who && !brief.do) return isUsable ? NOTICES.nothing : NOTICES.unusable
  if (!brief.do) return NOTICES.onlyWho
  if (isGeneral) return NOTICES.gated
  if (!brief.who) return NOTICES.onlyDo
  return brief.confirmed ? null : NOTICES.unconfirmed
}

/** The people and what they do, as in "florists who order flowers". Null unless we know both. */
const readingOf = ({ who, do: does }: Brief): string | null =>
  who && does ? `${who}${/ who /.test(who) ? ' and' : ' who'} ${does}` : null

/**
 * Adds the question from the agency's bank that suits the brief best, if there's room and the
 * screener still passes its gates.
 */
function withBankQuestion(draft: ScreenerDraft, { brief, bank = [] }: ScreenerInput) {
  const { questions } = draft
  if (questions.length === MAX_QUESTIONS) return draft
  const about = stemSet([brief.who, brief.do, brief.one, brief.wrong].join(' '))
  const at = questions.findIndex(({ id }) => id === 'talk' || id === 'conflict')
  const suited = bank
    .map((question) => ({ question, shared: sharedCount(stemSet(question.question), about) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
  const screeners = suited.map(({ question: { question, type, rule, options } }) => {
    const added = { id: 'bank', question, type, rule, options, ordered: false }
    return { questions: questions.toSpliced(at, 0, added) }
  })
  return screeners.find((one) => !screenerFault(one, brief)) ?? draft
}
