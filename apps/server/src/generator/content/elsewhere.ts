import { NAMED_TOWN } from './cues.ts'
import type { Decoy } from './decoys.ts'

/** People in other towns, for when the wanted answer names a town. */
export const LIVES_ELSEWHERE: Decoy[] = [
  {
    who: 'I live in Darwin with housemates',
    did: [
      'Looked for a new housemate',
      'Ordered a fan for a shared kitchen',
      'Wrote a cleaning roster for the house',
      'Repaired a lock on a shared bathroom',
    ],
  },
  {
    who: 'I live in Broome on my own',
    did: [
      'Looked for someone to play cards with',
      'Ordered a single bed for a small flat',
      'Made a curry and froze it in portions',
      'Repaired a fly screen without any help',
    ],
  },
  {
    who: 'I live in Hobart with my partner',
    did: [
      'Looked for a heater for two rooms',
      'Ordered a double doona for the winter',
      'Planned a birthday dinner for a partner',
      'Painted a bedroom as a couple',
    ],
  },
  {
    who: 'I live in Ballarat with my parents',
    did: [
      'Looked for a flat of my own',
      'Ordered new glasses for Dad',
      'Made Sunday lunch with Mum',
      'Sorted out the boxes in Mum’s garage',
    ],
  },
  {
    who: 'I live in Cairns near the beach',
    did: [
      'Looked for a spot for a beach umbrella',
      'Ordered a new snorkel',
      'Ran along the sand before breakfast',
      'Cleaned salt off the windows',
    ],
  },
  {
    who: 'I live in Dubbo and work from home',
    did: [
      'Looked for a quieter room for video calls',
      'Ordered a second screen for a desk',
      'Ran a meeting from the kitchen table',
      'Sorted out the cables under a desk',
    ],
  },
]

/** Two facts about one person, for when the wanted answer joins two. */
const TWO_FACTS: Decoy[] = [
  {
    who: 'I have a dog and live in a small flat',
    did: [
      'Repaired the scratches on a balcony door',
      'Looked for a dog park',
      'Bought a quieter dog toy',
      'Planned a walk before work',
    ],
  },
  {
    who: 'I rent a room and work from home',
    did: [
      'Fixed the wobble in a second-hand desk chair',
      'Looked for a smaller desk',
      'Bought a pair of headphones',
      'Planned a day of calls',
    ],
  },
  {
    who: 'I work nights and share a house',
    did: [
      'Fixed the lock on the bathroom we share',
      'Looked for a set of earplugs',
      'Bought thicker curtains',
      'Planned dinner for six am',
    ],
  },
  {
    who: 'I have twins and work part-time',
    did: [
      'Repaired the back wheel of a double pram',
      'Looked for a double pram',
      'Bought two of the same jumper',
      'Planned a double birthday',
    ],
  },
  {
    who: 'I study online and live with my parents',
    did: [
      'Cleaned the fan on a slow old laptop',
      'Looked for a quiet spot to read',
      'Bought a second-hand textbook',
      'Planned an essay',
    ],
  },
  {
    who: 'I have retired and live by the sea',
    did: [
      'Painted a garden bench to keep off the salt',
      'Looked for a tide chart',
      'Bought a folding beach chair',
      'Planned lunch for old friends',
    ],
  },
]

/** Equally serious statements, for when the wanted answer names a disability. */
const DISABILITIES: Decoy[] = [
  {
    who: 'I have low vision and live on my own',
    did: [
      'Repaired the handle of a white cane',
      'Looked for a talking clock',
      'Bought a brighter lamp',
      'Asked a neighbour to read a letter',
    ],
  },
  {
    who: 'I use hearing aids and work in an office',
    did: [
      'Cleaned a pair of hearing aids before a meeting',
      'Looked for a quieter desk',
      'Bought hearing aid batteries',
      'Asked for captions in a meeting',
    ],
  },
  {
    who: 'I have a stutter and work with customers',
    did: [
      'Ran through an answer before a phone call',
      'Looked for a speech therapist',
      'Ordered lunch by phone',
      'Asked to skip a presentation',
    ],
  },
  {
    who: 'I’m deaf and have children at school',
    did: [
      'Replaced the flashing light on a doorbell',
      'Looked for an Auslan interpreter',
      'Emailed a teacher',
      'Asked for notes after a school meeting',
    ],
  },
  {
    who: 'I have arthritis and cook for a family',
    did: [
      'Replaced the taps in a kitchen with levers',
      'Looked for an easier tin opener',
      'Bought a lighter saucepan',
      'Asked a son to open jars',
    ],
  },
  {
    who: 'I have low vision',
    did: [
      'Repaired the handle of a white cane',
      'Looked for a talking clock',
      'Bought a brighter lamp',
      'Asked a neighbour to read a letter',
    ],
  },
  {
    who: 'I use hearing aids',
    did: [
      'Cleaned a pair of hearing aids before a meeting',
      'Looked for a louder doorbell',
      'Bought hearing aid batteries',
      'Asked for captions in a meeting',
    ],
  },
  {
    who: 'I have a stutter',
    did: [
      'Ran through an answer before a phone call',
      'Looked for a speech therapist',
      'Ordered lunch by phone',
      'Asked to skip a presentation',
    ],
  },
  {
    who: 'I use a prosthetic arm',
    did: [
      'Repaired the strap of a prosthetic arm',
      'Looked for a one-handed tin opener',
      'Ordered a new strap',
      'Asked for help with buttons',
    ],
  },
  {
    who: 'I’m an Auslan user',
    did: [
      'Replaced the flashing light on a doorbell',
      'Looked for an interpreter',
      'Emailed a clinic instead of ringing',
      'Asked for notes',
    ],
  },
  {
    who: 'I’m a person with arthritis',
    did: [
      'Replaced the taps in a kitchen with levers',
      'Looked for an easier tin opener',
      'Bought a lighter saucepan',
      'Asked a son to open jars',
    ],
  },
]

/** Statements like the wanted one, for when the subject isn't sensitive. */
export const ORDINARY_STATEMENTS: { says: RegExp; roles: Decoy[] }[] = [
  { says: NAMED_TOWN, roles: LIVES_ELSEWHERE },
  {
    says: /\b(?:amputee|blind|deaf|disab\w+|guide dog|hard of hearing|hearing aids?|low vision|mobility|prosthe\w+|stutter|vision[- ]impair\w*|wheelchairs?)\b/i,
    roles: DISABILITIES,
  },
  {
    says: /^I(?:’m)? .* and (?:don’t|have|live|own|rent|share|study|work)\b/,
    roles: TWO_FACTS,
  },
]

/**
 * Where distractors are if the wanted answer names a place. A town replaces the place in `from`. An
 * area only goes with roles that name no place yet, because there are no ferries in the hills.
 */
export const OTHER_PLACES: { says: RegExp; from: RegExp; places: string[] }[] = [
  {
    says: NAMED_TOWN,
    from: /(?: (?:at|by|in|near|on) .*)?$/,
    places: ['in Darwin', 'in Broome', 'in Hobart', 'in Dubbo', 'in Cairns', 'in Geelong'],
  },
  {
    says: / (?:in|on) (?:an?|the) (?:\S+ )*(?:area|block|bush|city|community|countryside|district|estate|island|outback|region|street|suburbs?|town|village)$/,
    from: /(?<! (?:at|by|in|near|on) .*)$/,
    places: [
      'in a country town',
      'in an outer suburb',
      'in a regional city',
      'in a beach town',
      'on a new estate',
      'in a hills suburb',
    ],
  },
]

export const DONE_ELSEWHERE = [
  'Flew to Perth for a weekend',
  'Took a coach to Canberra for a concert',
  'Visited a cousin in Townsville',
  'Went to Hobart by ferry',
  'Collected a sofa in Geelong',
  'Saw a match in Newcastle',
]
