import { type Brief, FIELDS, SIZES } from '@wattle/contract/brief'
import type { Filter } from '@wattle/contract/filter'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { listUsableFields } from '#features/panel/audience.ts'
import * as queries from './queries.ts'

type Field = Awaited<ReturnType<typeof listUsableFields>>[number]

/** Industries that have a different name in our profile field than in the brief. */
const INDUSTRIES: Partial<Record<keyof typeof FIELDS, string>> = {
  BUILDING: 'Construction and trades',
  SHOPS: 'Retail',
  HOSPITALITY: 'Hospitality or accommodation',
  HEALTH_CARE: 'Health care or social assistance',
  AGED_CARE: 'Health care or social assistance',
  SCHOOLS: 'Education or training',
  FARMING: 'Agriculture, forestry or fishing',
  TRANSPORT: 'Transport, post or warehousing',
  OFFICES: 'Professional, scientific or technical services',
  LEGAL: 'Professional, scientific or technical services',
  SCIENCE: 'Professional, scientific or technical services',
  COUNCILS: 'Government, police or defence',
  EMERGENCY: 'Government, police or defence',
  PROPERTY: 'Property or real estate',
  ENERGY: 'Electricity, gas, water or waste',
}

/** Words that many occupations have in their labels, so they don't point to a particular one. */
const GENERAL =
  /^(?:another|other|or|and|worker|professional|business|job|paid|personal|service|manager)$/

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

/**
 * Whether the brief describes its audience with a word from this option's label, in the singular or
 * plural: "sole-trader plumbers" matches "Plumber".
 */
function isCalled(who: string, label: string): boolean {
  const called = wordsOf(who)
  return wordsOf(label).some(
    (word) => !GENERAL.test(word) && called.some((one) => one === word || one === `${word}s`),
  )
}

const isSelfEmployed = ({ who, size }: Brief) =>
  /\b(?:sole[ -]traders?|self[ -]employed|freelance\w*)\b/i.test(who) ||
  (size.length === 1 && size[0] === 'SOLO')

/**
 * Keyed by profile field. `isMeant` says whether the brief asks for an option, and `tag` is the tag
 * of the brief's audience lines that the field covers.
 */
const RULES: Record<string, { tag: string; isMeant: (brief: Brief, label: string) => boolean }> = {
  industry: {
    tag: 'role',
    isMeant: ({ field, life }, label) =>
      field !== null && life === 'PAID' && label === (INDUSTRIES[field] ?? FIELDS[field].label),
  },
  occupation: {
    tag: 'role',
    isMeant: ({ who, life }, label) => life === 'PAID' && isCalled(who, label),
  },
  'work-status': {
    tag: 'role',
    isMeant: (brief, label) =>
      brief.life === 'PAID' && isSelfEmployed(brief) && /self-employed/i.test(label),
  },
  'business-size': {
    tag: 'size',
    isMeant: ({ size, life }, label) => life === 'PAID' && size.some((one) => SIZES[one] === label),
  },
}

/**
 * Suggests a filter from the project's brief. It never uses sensitive profile fields or the region.
 */
export async function suggestAudience({ db }: Deps, id: number) {
  const project = await queries.findProject(db, id)
  must(project, 'NOT_FOUND')
  const { brief, drafted, characteristics } = project
  const fields = brief ? (await listUsableFields(db)).filter(({ sensitive }) => !sensitive) : []
  const found = fields.flatMap((field) => {
    const rule = RULES[field.key]
    const options = field.options.filter(({ label }) => brief && rule?.isMeant(brief, label))
    return rule && options.length > 0 ? [{ field, options, tag: rule.tag }] : []
  })
  const filter: Filter = {
    all: found.map(({ field, options }) => ({ field: field.id, in: options.map(({ id }) => id) })),
    includeUnknown: true,
  }
  const tags = new Set(found.map(({ tag }) => tag))
  const tagOf = (line: string) => drafted.audience?.find(({ text }) => text === line)?.id ?? ''
  return {
    filter,
    used: found.map(({ field, options }) => inWords(field, options)),
    unused: (characteristics ?? []).filter((line) => !tags.has(tagOf(line))),
  }
}

const inWords = ({ label }: Field, options: Field['options']) =>
  `${label}: ${options.map((option) => option.label).join(' or ')}`
