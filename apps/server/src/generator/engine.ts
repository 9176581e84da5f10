import { type Brief, type BriefField, emptyBrief, SENSITIVE } from '@wattle/contract/brief'
import { checksOf } from './brief/checks.ts'
import { kindOf } from './brief/kind-of.ts'
import { readIdea } from './brief/read.ts'
import { type OnFault, writeAudience, writeGuide, writeScreener } from './compose.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import { NOTICES } from './content/general.ts'
import { SOUND } from './content/sound.ts'
import type { Engine } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { suits } from './phrasing.ts'

/** Writes drafts from the brief and our own templates. Doesn't send anything to other services. */
export function embeddedEngine(onFault?: OnFault): Engine {
  return {
    readBrief: async ({ text, brief }) => reading(text, brief),
    writeAudience: async (input) => writeAudience(input, onFault),
    writeScreener: async (input) => writeScreener(input, onFault),
    writeGuide: async (input) => writeGuide(input, onFault),
  }
}

/**
 * Fills in the brief's empty fields from the text, and adds what the card shows next to them, such
 * as suggestions and checks.
 */
export function reading(text: string, known: Brief = emptyBrief()) {
  const { brief: read, sides, ...found } = readIdea(text)
  const brief = refilled(known, read)
  const facts = factsOf(brief)
  const { type } = facts
  const ofViolence = type === 'VIOLENCE' ? ` ${NOTICES.violence}` : ''
  const { kind, likely } = kindOf(brief.do)
  return {
    ...found,
    brief,
    sound: soundOf(facts),
    checks: checksOf(brief),
    sides: brief.who ? [] : sides,
    likelyKinds: kind ? [] : likely,
    // If the subject is sensitive, tells the researcher how that changes the drafts.
    notice: type ? `${NOTICES.sensitive(SENSITIVE[type])}${ofViolence}` : null,
  }
}

/**
 * The lines under “How it will sound”. Their phrases appear most often in the drafts, so the
 * researcher can reword them there.
 */
const soundOf = ({ brief, forms, is }: Facts) =>
  SOUND.filter(suits(is)).flatMap(({ form, text }) => {
    const [before = '', after = ''] = text.split('{}')
    const isUnsure = !brief.forms[form] && forms.unsure[form] === true
    return forms[form] ? [{ form, before, phrase: forms[form], after, isUnsure }] : []
  })

/** Keeps the researcher's own fields and updates the ones we filled in earlier. */
function refilled(known: Brief, read: Brief): Brief {
  const brief: Brief = { ...known, by: { ...known.by } }
  const refill = (field: BriefField, value: unknown) => {
    if (isFilledIn(known, field)) return
    Object.assign(brief, { [field]: value })
    if (String(value ?? '')) brief.by[field] = 'reader'
    else delete brief.by[field]
  }
  for (const field of Object.keys({ ...known.by, ...read.by }) as BriefField[]) {
    refill(field, read[field])
  }
  // Until the researcher changes them, the kind follows the activity and the industry follows the
  // field.
  refill('kind', kindOf(brief.do).kind ?? null)
  const { field } = brief
  refill('industry', field && !field.startsWith('OTHER') ? FIELD_CONTENT[field].conflict : '')
  const factsIn = ({ kind, industry, by, confirmed, ...facts }: Brief) => JSON.stringify(facts)
  return { ...brief, confirmed: known.confirmed && factsIn(brief) === factsIn(known) }
}

/**
 * Whether the researcher or the model filled in the field. A value with no source counts as the
 * researcher's.
 */
const isFilledIn = ({ by, ...brief }: Brief, field: BriefField): boolean =>
  by[field] === 'user' || by[field] === 'model' || (!by[field] && String(brief[field] ?? '') !== '')
