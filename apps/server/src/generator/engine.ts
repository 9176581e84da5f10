import {
  type Brief,
  type BriefField,
  type BriefReading,
  emptyBrief,
  FIELDS,
} from '@wattle/contract/brief'
import { checksOf } from './brief/checks.ts'
import { kindOf } from './brief/kind-of.ts'
import { readIdea } from './brief/read.ts'
import { sensitiveNotice, soundOf } from './brief/sound.ts'
import { type OnFault, writeAudience, writeGuide, writeScreener } from './compose.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import type { Generator } from './drafts.ts'

/** Composes from the brief and a bank of interview practice; nothing leaves the process. */
export function embeddedEngine(onFault?: OnFault): Generator {
  return {
    readBrief: async ({ text, brief }) => reading(text, brief),
    writeAudience: async (input) => writeAudience(input, onFault),
    writeScreener: async (input) => writeScreener(input, 'today', onFault),
    writeGuide: async (input) => writeGuide(input, onFault),
  }
}

/** The text's facts in the fields that nobody has filled in, with everything the card shows. */
export function reading(
  text: string,
  known: Brief = emptyBrief(),
): BriefReading & { isUsable: boolean } {
  const read = readIdea(text)
  const brief = refilled(known, read.brief)
  const kind = kindOf(brief.do)
  return {
    isUsable: read.isUsable,
    brief,
    sound: soundOf(brief),
    checks: checksOf(brief),
    offers: read.offers,
    sides: brief.who ? [] : read.sides,
    likelyKinds: kind.kind ? [] : kind.likely,
    likelyFields: read.likelyFields,
    notice: sensitiveNotice(brief),
  }
}

/** What the researcher touched stays; what the reader wrote earlier is read again. */
function refilled(known: Brief, read: Brief): Brief {
  const brief: Brief = { ...known, by: { ...known.by } }
  for (const field of Object.keys({ ...known.by, ...read.by }) as BriefField[]) {
    if (known.by[field] === 'user' || known.by[field] === 'model') continue
    Object.assign(brief, { [field]: read[field] })
    if (read.by[field]) brief.by[field] = 'reader'
    else delete brief.by[field]
  }
  // The kind follows the activity until somebody chooses one.
  if (brief.by.kind !== 'user') brief.kind = kindOf(brief.do).kind ?? null
  if (brief.by.industry !== 'user')
    brief.industry = brief.field && !isOther(brief.field) ? FIELD_CONTENT[brief.field].conflict : ''
  return brief
}

const isOther = (field: NonNullable<Brief['field']>) => FIELDS[field].label === 'Something else'
