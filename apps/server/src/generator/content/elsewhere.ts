import { NAMED_TOWN } from './cues.ts'
import type { Decoy } from './decoys.ts'

/** People in other towns, for when the wanted answer names a town. */
export const LIVES_ELSEWHERE: Decoy[] = [
  {
    who: 'I live in Darwin with housemates',
    did: [
      'Interviewed people for a spare room',
      'Split power bills with my housemates',
      'Wrote up a cleaning roster for our house',
      'Dealt with a housemate’s late rent',
    ],
    wrong: ['I paid a housemate’s share of the rent', 'A housemate moved out without notice'],
  },
  {
    who: 'I live in Broome on my own',
    did: [
      'Hired a handyman for repairs at my place',
      'Cooked meals for one to freeze',
      'Arranged for someone to check on me',
      'Secured my house alone before a storm',
    ],
    wrong: ['I locked myself out with nobody at home', 'The handyman didn’t come for weeks'],
  },
  {
    who: 'I live in Hobart with my partner',
    did: [
      'Planned a household budget with my partner',
      'Ordered firewood for our house',
      'Shared out housework with my partner',
      'Insulated our bedroom before winter',
    ],
    wrong: ['I ordered firewood that was too wet to burn', 'The heater broke down in a cold snap'],
  },
  {
    who: 'I live in Ballarat with my parents',
    did: [
      'Paid board to my parents',
      'Agreed on house rules with my parents',
      'Inspected flats to move out of home',
      'Cleared out our family garage',
    ],
    wrong: ['I argued with Mum about the washing', 'The flat I wanted went to someone else'],
  },
  {
    who: 'I live in Cairns near the beach',
    did: [
      'Hired someone to treat rust on our house',
      'Checked stinger warnings before swimming',
      'Cleaned salt off the windows',
      'Prepared our beach house for the wet season',
    ],
    wrong: ['I left the windows open in a downpour', 'The salt air rusted our front door lock'],
  },
  {
    who: 'I live in Dubbo and work from home',
    did: [
      'Set up a home office',
      'Reported internet dropouts during meetings',
      'Claimed home office costs at tax time',
      'Arranged quiet hours for video calls',
    ],
    wrong: ['I dropped out of a meeting with a client', 'The internet was down for a whole week'],
  },
]

/** Two facts about one person, for when the wanted answer joins two facts. */
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
