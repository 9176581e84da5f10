import { capitalised, infinitive } from '../language/inflect.ts'
import { REGIONS } from '../lexicon/words.ts'
import { type Fact, type Hassle, LONG_SPAN, SHORT_SPAN } from './facts.ts'
import { readOften, spanIn } from './frequency.ts'

const STATES = new Set(Object.values(REGIONS))

/** Reads a characteristic as it is stored: our own sentence, or what a researcher made of it. */
export function readCharacteristic(text: string): Fact[] {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.;]+$/, '')
  if (!line) return []
  const readers = [
    readRole,
    readHassle,
    readOften,
    readSay,
    readUse,
    readRegion,
    readSize,
    readDeed,
  ]
  for (const reader of readers) {
    const facts = reader(line)
    if (facts) return facts
  }
  return [{ kind: 'trait', text: line }]
}

const FIELD = /^works in this field: (.+)$/i
const ROLE =
  /^(?:(?:mainly )?(?:works|worked|earns|spends|employed)\b.*? as|is|has been) an? (.+?)(?: at present| today| for 3 months or more)?$/i

function readRole(line: string): Fact[] | undefined {
  const field = FIELD.exec(line)?.[1]
  if (field) return [{ kind: 'field', field: capitalised(field) }]
  const who = ROLE.exec(line)?.[1]
  if (!who || /\d/.test(who)) return undefined
  const place = / (?:at|in) /.exec(who)?.index
  const role = who.slice(0, place)
  const side = /^(is|has been) /i.test(line) ? 'home' : 'work'
  const facts: Fact[] = [{ kind: 'role', role, side }]
  if (place) facts.push({ kind: 'workplace', workplace: who.slice(place + 1) })
  return facts
}

const SAY =
  /\b(say in|is asked|decides?|chooses?|compares|buys|budget holder|responsible for buying)\b/i

function readSay(line: string): Fact[] | undefined {
  return SAY.test(line) ? [{ kind: 'say', spend: line, side: 'work' }] : undefined
}

function readUse(line: string): Fact[] | undefined {
  const [, tool, about] = /^uses? (.+?)(?: for (.+))?$/i.exec(line) ?? []
  return tool
    ? [{ kind: 'uses', tool: capitalised(tool.replace(/^their /, 'my ')), about }]
    : undefined
}

function readRegion(line: string): Fact[] | undefined {
  const place = /^(?:lives|works|based|is based) in (.+)$/i.exec(line)?.[1] ?? ''
  const region = STATES.has(place) ? place : REGIONS[place.toLowerCase()]
  return region ? [{ kind: 'region', region }] : undefined
}

function readSize(line: string): Fact[] | undefined {
  const found = /(\d+) to (\d+) (?:staff|people|employees)|team of (\d+) to (\d+)/i.exec(line)
  const least = Number(found?.[1] ?? found?.[3])
  const most = Number(found?.[2] ?? found?.[4])
  return least >= 1 && most > least ? [{ kind: 'size', least, most }] : undefined
}

const HASSLES: [RegExp, Hassle][] = [
  [/^lost time (?:on|to) (.+?)(?: in the last .+)?$/i, 'time'],
  [/^put other things off because of (.+?)(?: in the last .+)?$/i, 'held'],
  [/^had trouble with (.+?)(?: in the last .+)?$/i, 'trouble'],
  [/^lost money through (.+?)(?: in the last .+)?$/i, 'money'],
  [/^lost (.+?)(?: in the last .+)?$/i, 'lost'],
  [/^missed (.+?)(?: in the last .+)?$/i, 'missed'],
]

function readHassle(line: string): Fact[] | undefined {
  for (const [pattern, hassle] of HASSLES) {
    const about = pattern.exec(line)?.[1]
    const isLong = /12 months|year|season/i.test(line.slice(about?.length ?? 0))
    const span = isLong ? LONG_SPAN : SHORT_SPAN
    if (about) return [{ kind: 'hassle', hassle, about, span }]
  }
  return undefined
}

/** In the past tense, but without a number: done or not done. */
function readDeed(line: string): Fact[] | undefined {
  const first = line.split(' ')[0]?.toLowerCase() ?? ''
  if (first === infinitive(first) || first.endsWith('s')) return undefined
  const span = spanIn(line)
  const text = span ? line.slice(0, span.at).trim() : line
  return [{ kind: 'did', text, span: span?.text ?? 'the last 3 months' }]
}
