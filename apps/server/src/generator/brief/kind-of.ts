import type { Kind } from '@wattle/contract/brief'
import { KIND_CONTENT } from '../content/kinds.ts'
import { isPerson } from './people.ts'

const KINDS = Object.keys(KIND_CONTENT) as Kind[]

/** The verbs of a kind, with its particles, longest first: "keep track of" before "keep". */
const startsWith = (text: string, verb: string) => text === verb || text.startsWith(`${verb} `)

/** What a shared verb means, by the words after it. The first that fits decides. */
const BY_OBJECT: [verbs: RegExp, object: RegExp, kind: Kind][] = [
  [
    /^(?:look for|find|search for)$/,
    /\b(?:missing|lost|misplaced|keys?|pallets?|tools?|files?|documents?|receipts?|cattle|stock)\b/,
    'TRACK',
  ],
  [
    /^(?:book|get)$/,
    /\b(?:appointments?|permits?|refunds?|visas?|licences?|approvals?|rebates?|grants?|referrals?|subsid\w+)\b/,
    'ACCESS',
  ],
  [
    /^(?:book|find|look for|search for)$/,
    /\b(?:rooms?|venues?|halls?|rentals?|tutors?|babysitters?|\w+ers?|\w+ists?|\w+ors?|vets?|places?|studios?|plots?|childcare|accommodation|courts?|grounds?)\b/,
    'FIND',
  ],
  [/^get$/, /\b(?:paid)\b/, 'PAID'],
  [/^get$/, /\b(?:repaired|fixed|serviced|mended)\b/, 'MAINTAIN'],
  [/^get$/, /^to\b/, 'TRAVEL'],
  [
    /^plan$/,
    /\b(?:trips?|holidays?|weddings?|part(?:y|ies)|events?|reunions?|funerals?|excursions?|weekends? away|outings?)\b/,
    'ARRANGE',
  ],
  [
    /^(?:write|prepare)$/,
    /\b(?:forms?|reports?|applications?|notes?|minutes|diar(?:y|ies)|references?|tax|submissions?|records?)\b/,
    'RECORD',
  ],
  [/^prepare$/, /\b(?:meals?|dinners?|lunch\w*|food)\b/, 'COOK'],
  [
    /^(?:write|prepare)$/,
    /\b(?:speech\w*|posts?|songs?|lessons?|lesson plans?|stor(?:y|ies)|books?|newsletters?|scripts?)\b/,
    'MAKE',
  ],
  [/^prepare$/, /^for (?:a |the |an )?(?:\w+ )?(?:tests?|exams?|interviews?)\b/, 'LEARN'],
  [
    /^update$/,
    /\b(?:records?|files?|spreadsheets?|lists?|notes?|diar(?:y|ies)|logs?|websites?)\b/,
    'RECORD',
  ],
  [
    /^(?:update|share)$/,
    /\b(?:information|results?|news|changes?|famil(?:y|ies)|parents|residents|staff|customers|handovers?)\b/,
    'PASS_ON',
  ],
  [
    /^share$/,
    /\b(?:tools?|trailers?|cars?|equipment|machines?|machinery|books?|costumes?|toys?|sheds?)\b/,
    'SHARE',
  ],
  [
    /^(?:collect|chase|send)$/,
    /\b(?:money|payments?|fees?|claims?|invoices?|bills?|rent|debts?|dues|quotes?)\b/,
    'PAID',
  ],
  [
    /^(?:collect|chase)$/,
    /\b(?:answers?|replies|rsvps?|availab\w+|forms?|responses?)\b/,
    'ARRANGE',
  ],
  [
    /^collect$/,
    /\b(?:parcels?|toys?|books?|equipment|boxes|clothes|costumes?|furniture)\b/,
    'SHARE',
  ],
  [
    /^(?:look after|walk|feed|support)$/,
    /\b(?:machines?|equipment|gardens?|pools?|cars?|bikes?|lawns?|buildings?|boats?)\b/,
    'MAINTAIN',
  ],
  [/^feed$/, /\b(?:famil(?:y|ies)|household|kids|guests)\b/, 'COOK'],
  [/^(?:look after|walk|feed|support)$/, /./, 'CARE'],
  [
    /^(?:manage|live with|take|cope with)$/,
    /\b(?:pain|diabetes|asthma|migraines?|symptoms?|medications?|medicines?|tablets?|pills|anxiety|depression|allerg\w+|arthritis|condition|insomnia|blood pressure|flare-ups?|eczema|endometriosis)\b/,
    'HEALTH',
  ],
]

export type KindGuess = { kind: Kind | undefined; likely: Kind[] }

/** The kind, where the verb belongs to one alone or its object decides; else the likeliest. */
export function kindOf(activity: string): KindGuess {
  const text = activity.trim().toLowerCase()
  if (!text) return { kind: undefined, likely: [] }
  if (/^get .+ (?:repaired|fixed|serviced)/.test(text)) return { kind: 'MAINTAIN', likely: [] }
  const verbs = KINDS.flatMap((kind) => {
    const { verbs, sharedVerbs } = KIND_CONTENT[kind]
    return [...verbs, ...sharedVerbs]
      .filter((verb) => startsWith(text, verb))
      .map((verb) => ({ kind, verb, isShared: sharedVerbs.includes(verb) }))
  })
  const longest = Math.max(0, ...verbs.map(({ verb }) => verb.length))
  const candidates = verbs.filter(({ verb }) => verb.length === longest)
  const [first] = candidates
  if (!first) return { kind: undefined, likely: [] }
  if (candidates.length === 1 && !first.isShared) return { kind: first.kind, likely: [] }
  const object = text.slice(first.verb.length).trim()
  const decided = BY_OBJECT.find(([verb, thing]) => verb.test(first.verb) && thing.test(object))
  if (decided && decided[2] !== 'FIND') return { kind: decided[2], likely: [] }
  if (decided && isPersonOrPlace(object)) return { kind: 'FIND', likely: [] }
  return { kind: undefined, likely: [...new Set(candidates.map(({ kind }) => kind))].slice(0, 3) }
}

const PLACES =
  /\b(?:rooms?|venues?|halls?|rentals?|places?|studios?|plots?|childcare|accommodation|courts?|grounds?|childcare centres?)\b/
const isPersonOrPlace = (object: string) =>
  PLACES.test(object) || object.split(' ').some((word) => isPerson(word))
