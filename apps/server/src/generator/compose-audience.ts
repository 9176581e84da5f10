import type { Brief, Size } from '@wattle/contract/brief'
import { capitalised, withArticle } from './brief/nouns.ts'
import { toThem } from './brief/pronouns.ts'
import * as content from './content/audience.ts'
import { ENDS_WITH_CLAUSE, WINDOW } from './content/cues.ts'
import { GENERAL_AUDIENCE } from './content/general.ts'
import type { AudienceDraft, LineDraft, LineTag } from './drafts.ts'
import { faultOf } from './gates.ts'
import * as phrasing from './phrasing.ts'
import { sharedCount } from './stems.ts'

type Line = [tag: LineTag, text: string | undefined]

const drafted = (lines: Line[]): LineDraft[] =>
  lines.flatMap(([tag, text]) => (text && !faultOf(text, 'line') ? [{ tag, text }] : []))

const MIN_LINES = 3

/** Writes three to six facts, each tested by one screener question. */
export function composeAudience(brief: Brief): AudienceDraft {
  const facts = phrasing.factsOf(brief)
  const lines = phrasing.sensitiveType(brief) ? sensitiveLines(facts) : ordinaryLines(facts)
  const sound = drafted(lines)
  const spare = sound.length < MIN_LINES ? drafted([['general', GENERAL_AUDIENCE[1]]]) : []
  return { lines: [...sound, ...spare] }
}

export function generalAudience(brief: Brief): AudienceDraft {
  const { forms } = phrasing.factsOf(brief)
  const general = GENERAL_AUDIENCE.map((text): Line => ['general', text])
  return { lines: drafted([['role', capitalised(forms.isWho)], ...general]) }
}

/** Adds ", or had it done" to things people often pay someone else to do, unless it's their job. */
export const orElse = (brief: Brief, did: string): string => {
  const isTheirJob = brief.life === 'PAID' && brief.buyer !== 'DECIDES'
  const mayAdd = did !== '' && !isTheirJob && !/^(?:had|got) /i.test(did)
  return (mayAdd && phrasing.kindContent(brief).orElse) || ''
}

function ordinaryLines({ brief, forms, values }: phrasing.Facts): Line[] {
  const today = forms.today.slice(0, 2).join(' or ')
  const used = content.AUDIENCE_LINES[phrasing.isRare(brief) ? 'used' : 'uses']
  return [
    forms.isWho ? ['role', capitalised(forms.isWho)] : ['general', GENERAL_AUDIENCE[0]],
    ['episode', episode(`${forms.theyDid}${orElse(brief, forms.theyDid)}`, values.window)],
    ['own', ownLine({ brief, forms, values })],
    ['problem', forms.wrongThey && capitalised(`${values.far}, ${turnout(forms)}`)],
    ['today', today && used.replace('{it}', () => today)],
    buyerOrSize(brief),
  ]
}

function sensitiveLines(facts: phrasing.Facts): Line[] {
  const { brief, forms, values } = facts
  const frequent = phrasing.isFrequent(brief) ? 'frequent' : 'rare'
  const often = phrasing.isWeekly(brief) ? 'often' : frequent
  const window = content.SENSITIVE_WINDOWS[phrasing.isPastLoss(brief) ? 'loss' : often]
  const topic = toThem(values.topic ?? '').replace(/\byou\b/, 'them')
  const isAdult = content.SAYS_ADULT.test(forms.isWho)
  const consent = content.AUDIENCE_LINES[isAdult ? 'consentOfAdults' : 'consent']
  return [
    ['role', capitalised(forms.isWho)],
    ['episode', episode(forms.theyDid, window)],
    ['own', ownLine(facts)],
    ['consent', consent.replace('{it}', () => topic)],
  ]
}

/** "Hardly anyone turned up" needs an event, so this adds "to a planting day". */
const turnout = ({ wrongThey, one }: phrasing.Facts['forms']) =>
  one && content.FEW_CAME.test(wrongThey) ? `${wrongThey} to ${withArticle(one)}` : wrongThey

/** Adds a comma where two prepositions would meet: "after moving in, in the last 2 years". */
const episode = (did: string, window = '') => {
  if (!did) return ''
  if (ENDS_WITH_CLAUSE.test(did)) return capitalised(`${window}, ${did}`)
  return capitalised(`${did}${/(?:[ -](?:in|on)| had it done)$/.test(did) ? ',' : ''} ${window}`)
}

function ownLine(facts: phrasing.Facts): string | undefined {
  const { brief } = facts
  const { audience, rareAudience = audience.replace(/^Does /, 'Did ') } =
    phrasing.kindContent(brief)
  if (!phrasing.asksWhoDidIt(brief)) return undefined
  const text = phrasing.fill(phrasing.isRare(brief) ? rareAudience : audience, facts)
  return text && toThem(text)
}

function buyerOrSize(brief: Brief): Line {
  if (brief.life !== 'PAID') return ['size', '']
  const saysAlone = content.SAYS_ALONE.test(brief.who)
  if (phrasing.worksAlone(brief)) return ['size', saysAlone ? '' : content.AUDIENCE_LINES.alone]
  const size = sizeLine(brief)
  if (!phrasing.isBuyer(brief)) return ['size', size]
  const { buyer, andBuyer } = content.AUDIENCE_LINES
  return ['buyer', size ? `${size}${andBuyer}` : buyer]
}

function sizeLine({ size, buyer, field }: Brief): string {
  const sizes = (Object.keys(content.SIZE_BOUNDS) as Size[]).filter((key) => size.includes(key))
  const isBusiness = buyer === 'DECIDES' && !(field && content.PUBLIC_FIELDS.includes(field))
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last) return ''
  const [least] = content.SIZE_BOUNDS[first]
  const [, most] = content.SIZE_BOUNDS[last]
  const range = most ? `${least ? `${least} to` : 'up to'} ${most}` : `${least} or more`
  return `Works in ${isBusiness ? 'a business' : 'an organisation'} of ${range} people`
}

export type AudienceEdits = {
  deleted: Set<LineTag>
  /** The new time window, if the researcher only changed the window of the episode line. */
  window?: string | undefined
  /** Lines that no screener question asks about. */
  unasked: string[]
}

/** How the researcher edited the drafted lines. A new window is the only thing we read from their text. */
export function editsOf(drafted: LineDraft[], current: string[]): AudienceEdits {
  const edits: AudienceEdits = { deleted: new Set(), unasked: [] }
  const left = drafted.filter(({ text }) => !current.includes(text))
  for (const text of current.filter((one) => !drafted.some((line) => line.text === one))) {
    const { window, bare } = splitWindow(text)
    const sameAt = left.findIndex(
      (line) => line.tag === 'episode' && splitWindow(line.text).bare === bare,
    )
    const isNewWindow = window !== undefined && sameAt >= 0
    if (isNewWindow) edits.window = window
    else edits.unasked.push(text)
    // A reworded line still counts, so its question stays.
    const replaced = isNewWindow ? sameAt : left.findIndex((line) => overlap(line.text, text))
    if (replaced >= 0) left.splice(replaced, 1)
  }
  for (const { tag } of left) edits.deleted.add(tag)
  return edits
}

/** The time may come first, as in "In the last 4 weeks, checked which uniforms they had". */
function splitWindow(text: string) {
  const [, first, rest = ''] = /^(\S.*?), (.*)$/.exec(text) ?? []
  const start = first && WINDOW.exec(` ${first[0]?.toLowerCase()}${first.slice(1)}`)
  const atStart = start && start.index === 0
  const [window] = atStart ? start : (WINDOW.exec(text) ?? [])
  return { window: window?.trim(), bare: atStart ? rest : text.replace(WINDOW, '') }
}

const overlap = (one: string, other: string) => {
  const [words, others] = [one, other].map(
    (text) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu)),
  ) as [Set<string>, Set<string>]
  return sharedCount(words, others) / Math.min(words.size, others.size) >= 0.5
}
