import { type Brief, SIZES, type Size } from '@wattle/contract/brief'
import { capitalised } from './brief/nouns.ts'
import { GENERAL_AUDIENCE } from './content/general.ts'
import type { AudienceDraft, LineDraft, LineTag } from './drafts.ts'
import { faultOf, sharedCount } from './gates.ts'
import {
  type Facts,
  factsOf,
  fill,
  isBuyer,
  isFrequent,
  isPastLoss,
  isRare,
  kindContent,
  sensitiveType,
  WINDOW,
  worksAlone,
} from './phrasing.ts'

const LEAST_LINES = 3

/** 3 to 6 facts, each of which one screener question tests. */
export function composeAudience(brief: Brief): AudienceDraft {
  const facts = factsOf(brief)
  const type = sensitiveType(brief)
  const lines = type ? sensitiveLines(facts) : ordinaryLines(facts)
  const sound = lines.filter(({ text }) => text !== '' && !faultOf(text, 'line'))
  const spare = sound.length < LEAST_LINES ? [line('general', GENERAL_AUDIENCE[1])] : []
  return { lines: [...sound, ...spare] }
}

export function generalAudience(brief: Brief): AudienceDraft {
  const { forms } = factsOf(brief)
  const role = capitalised(forms.isWho)
  const isSaid = role !== '' && !faultOf(role, 'line')
  return {
    lines: [
      ...(isSaid ? [{ tag: 'role' as const, text: role }] : []),
      ...GENERAL_AUDIENCE.map((text) => ({ tag: 'general' as const, text })),
    ],
  }
}

const line = (tag: LineTag, text: string | undefined): LineDraft => ({ tag, text: text ?? '' })
/** "after moving in, in the last 2 years" */
const sentence = (first: string, rest: string) =>
  first && capitalised(`${first}${/ (?:in|on)$/.test(first) ? ',' : ''} ${rest}`)

function ordinaryLines(facts: Facts): LineDraft[] {
  const { brief, forms, values } = facts
  const today = forms.today.slice(0, 2).join(' or ')
  return [
    forms.isWho ? line('role', roleLine(facts)) : line('general', GENERAL_AUDIENCE[0]),
    line('episode', sentence(forms.theyDid, values.window ?? '')),
    line('own', toThem(fill(ownLine(brief), facts))),
    line('problem', forms.wrongThey && capitalised(`${values.far}, ${forms.wrongThey}`)),
    line(
      'today',
      today && (isRare(brief) ? `Relied on ${today}` : `Relies on ${today} at the moment`),
    ),
    buyerOrSize(brief),
  ]
}

/** Whoever chose new heating no longer has the old. */
function roleLine({ brief, forms }: Facts): string {
  const isGone = isRare(brief) && /^(?:choose|compare|replace|arrange|buy|pick)\b/.test(brief.do)
  return capitalised(
    isGone ? forms.isWho.replace(/^(owns an? \S+) with /, '$1 that had ') : forms.isWho,
  )
}

const toThem = (text: string | undefined) => text?.replace(/\byour\b/g, 'their')

function ownLine(brief: Brief): string {
  const { audience, rareAudience } = kindContent(brief)
  return isRare(brief) ? (rareAudience ?? audience) : audience
}

function buyerOrSize(brief: Brief): LineDraft {
  if (brief.life !== 'PAID') return line('size', '')
  const saysAlone = /\b(?:alone|sole|solo|self-employed|own)\b/.test(brief.who)
  if (worksAlone(brief)) return line('size', saysAlone ? '' : 'Works on their own')
  const size = brief.size.length > 0 ? sizeLine(brief) : ''
  if (!isBuyer(brief)) return line('size', size)
  if (!size) return line('buyer', 'Decides, or helps decide, what gets bought for the work')
  return line('buyer', `${size} and decides, or helps decide, what gets bought`)
}

function sizeLine({ size, buyer }: Brief): string {
  const labels = (Object.keys(SIZES) as Size[])
    .filter((key) => size.includes(key))
    .map((key) => SIZES[key])
  const [first = ''] = labels
  const last = labels.at(-1) ?? first
  const from = first === SIZES.SOLO ? 'up to' : first.split(' ')[0]
  const range =
    last === SIZES.LARGE
      ? `${from} or more`
      : `${from} ${from === 'up to' ? '' : 'to '}${last.split(' ').at(-1)}`
  const where = buyer === 'DECIDES' ? 'a business' : 'an organisation'
  return `Works in ${where} of ${labels.length === 1 ? first : range} people`
}

function sensitiveLines(facts: Facts): LineDraft[] {
  const { brief, forms } = facts
  const when = isPastLoss(brief)
    ? 'between 3 months and 3 years ago'
    : `in the last ${isFrequent(brief) ? '6' : '24'} months`
  const isGrown = /\b(?:over|aged) [2-9]\d\b/.test(forms.isWho)
  const topic = (facts.values.topic ?? '').replace(/\byour\b/, 'their').replace(/\byou\b/, 'them')
  return [
    line('role', capitalised(forms.isWho)),
    line('episode', sentence(forms.theyDid, when)),
    line('own', toThem(fill(ownLine(brief), facts))),
    line('consent', `Is ${isGrown ? '' : '18 or older and '}fine with talking about ${topic}`),
  ]
}

export type AudienceEdits = {
  deleted: Set<LineTag>
  /** New windows, where only that changed. */
  window?: string
  far?: string
  /** Lines that nothing in the screener asks about. */
  unasked: string[]
}

/** What the researcher did to the drafted lines. Only a window is ever read from their words. */
export function editsOf(drafted: LineDraft[], current: string[]): AudienceEdits {
  const edits: AudienceEdits = { deleted: new Set(), unasked: [] }
  const left = drafted.filter(({ text }) => !current.includes(text))
  for (const text of current) {
    if (drafted.some((line) => line.text === text)) continue
    const bare = text.replace(WINDOW, '')
    const same = left.find(
      (line) => line.tag === 'episode' && line.text.replace(WINDOW, '') === bare,
    )
    if (same && bare !== text) {
      edits.window = WINDOW.exec(text)?.[0].trim() ?? ''
      left.splice(left.indexOf(same), 1)
      continue
    }
    edits.unasked.push(text)
    // A line in place of another: its question stays.
    const replaced = left.findIndex((line) => overlap(line.text, text))
    if (replaced >= 0) left.splice(replaced, 1)
  }
  for (const { tag } of left) edits.deleted.add(tag)
  return edits
}

const overlap = (one: string, other: string) => {
  const words = new Set(one.toLowerCase().match(/\p{L}{3,}/gu))
  const others = new Set(other.toLowerCase().match(/\p{L}{3,}/gu))
  return sharedCount(words, others) / Math.min(words.size, others.size) >= 0.5
}
