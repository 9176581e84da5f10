import { capitalised, lowered } from '../language/inflect.ts'
import { isPast } from '../language/word-kind.ts'
import { personOf, sideOf } from '../lexicon/people.ts'
import { RUN_BY } from '../lexicon/places-of-work.ts'
import { REGIONS } from '../lexicon/words.ts'
import { type Fact, type Hassle, LONG_SPAN, SHORT_SPAN } from './facts.ts'
import { readOften, spanIn } from './frequency.ts'
import { readNumber } from './numbers.ts'
import { readFeeling, readHabit } from './statements.ts'

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
    readFeeling,
    readHassle,
    readOften,
    readSay,
    readUse,
    readRegion,
    readSize,
    readPlace,
    readBusiness,
    readTitle,
    readHabit,
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
  /\b(say in|is asked|decides?|chooses?|compares|buys|budget holder|responsible for (?:buying|purchasing|the budget)|in charge of (?:buying|purchasing))\b/i

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

/** "Owns a cafe with 5 to 20 staff" tells two things. */
function readSize(line: string): Fact[] | undefined {
  const found = readNumber(line)
  if (!found) return undefined
  const rest = found.rest
    .replace(
      / (?:with|has|of|employs|employing|and|in|a|an|,)(?= *$| (?:with|of|in|a|an) *$).*$/i,
      '',
    )
    .trim()
  const others = rest.split(' ').length >= 3 ? readCharacteristic(rest) : []
  return [...others, found.fact]
}

/** "Works in a hospital" is a place, "Works in aged care" a field. */
function readPlace(line: string): Fact[] | undefined {
  const [, preposition, place = ''] =
    /^(?:works|employed|is employed) (in|at|for) ((?:an? |the )?[a-z][\w' -]+)$/i.exec(line) ?? []
  if (!preposition || /\b(home|shifts?|team|hours)\b/.test(place)) return undefined
  if (/^an? /.test(place)) return [{ kind: 'workplace', workplace: `at ${place}` }]
  const field = place.replace(/^the /, '').replace(/ (?:industry|sector)$/, '')
  return [{ kind: 'field', field: capitalised(field) }]
}

/** "Runs a small bakery" is a baker. */
function readBusiness(line: string): Fact[] | undefined {
  const place = /^(?:owns|runs|manages) an? (?:small |medium |independent )?([a-z-]+)$/i.exec(
    line,
  )?.[1]
  const role = place && RUN_BY[place.toLowerCase()]
  return role ? [{ kind: 'role', role, side: 'work' }] : undefined
}

/** "Registered nurse", "Volunteer coordinator at a food bank": only who they are. */
function readTitle(line: string): Fact[] | undefined {
  const [, title = '', tail = ''] =
    /^(?:an? )?([a-z][\w'/-]*(?: [\w'/-]+){0,3}?)( (?:of|with|at|in|from|for) .+)?$/i.exec(line) ??
    []
  if (/\d/.test(title)) return undefined
  const words = title.split(' ')
  const person = personOf(words.at(-1)?.toLowerCase() ?? '', false)
  if (!person) return undefined
  const isPlace = /^ (?:at|in) /.test(tail)
  const known = [...words.slice(0, -1), person].join(' ')
  const role = lowered(isPlace ? known : `${known}${tail}`)
  const facts: Fact[] = [{ kind: 'role', role, side: sideOf(lowered(known)) }]
  if (isPlace) facts.push({ kind: 'workplace', workplace: tail.trim() })
  return facts
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
  if (!isPast(first)) return undefined
  const span = spanIn(line)
  const text = span ? line.slice(0, span.at).trim() : line
  return [{ kind: 'did', text, span: span?.text ?? 'the last 3 months' }]
}
