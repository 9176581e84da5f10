import { NAMED_TOWN } from './cues.ts'
import type { Decoy } from './decoys.ts'

/** People in other towns, for when the wanted answer names a town. */
export const LIVES_ELSEWHERE: Decoy[] = [
  {
    who: 'I live in Darwin with housemates',
    did: [
      'Shopped for groceries we all share',
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
      'Cleared the gutters alone before a storm',
    ],
    wrong: ['I locked myself out with nobody at home', 'The handyman didn’t come for weeks'],
  },
  {
    who: 'I live in Hobart with my partner',
    did: [
      'Planned a household budget with my partner',
      'Ordered firewood for our house',
      'Shared out housework with my partner',
      'Emptied ash from our wood heater',
    ],
    wrong: ['I ordered firewood that was too wet to burn', 'The heater broke down in a cold snap'],
  },
  {
    who: 'I live in Ballarat with my parents',
    did: [
      'Paid board to my parents',
      'Agreed on house rules with my parents',
      'Inspected flats to move out of home',
      'Mowed my parents’ lawn',
    ],
    wrong: ['I paid my board to Mum a week late', 'The flat I wanted went to someone else'],
  },
  {
    who: 'I live in Cairns near the beach',
    did: [
      'Treated rust on our balcony rails',
      'Checked stinger warnings before swimming',
      'Cleaned salt off the windows',
      'Prepared our beach house for the wet season',
    ],
    wrong: ['I left the windows open in a downpour', 'The salt air rusted our front door lock'],
  },
  {
    who: 'I live in Dubbo and work from home',
    did: [
      'Ordered printer ink for a home office',
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
      'Booked a dog walker for a workday',
      'Ordered dry dog food online',
      'Vacuumed dog hair off the couch',
      'Planned walks around my work hours',
    ],
    wrong: ['I forgot to book the dog walker', 'A neighbour complained about the barking'],
  },
  {
    who: 'I rent a room and work from home',
    did: [
      'Paid my share of the internet',
      'Cleaned crumbs out of a keyboard',
      'Bought printer paper for my desk',
      'Reserved a library room for video calls',
    ],
    wrong: [
      'I joined a video call ten minutes late',
      'A rental inspection clashed with a team meeting',
    ],
  },
  {
    who: 'I work nights and share a house',
    did: [
      'Cooked dinner before a night shift',
      'Asked housemates to keep it quiet by day',
      'Swapped a night shift with a workmate',
      'Put money in the house kitty',
    ],
    wrong: ['I forgot my turn to clean the kitchen', 'My housemates had visitors while I slept'],
  },
  {
    who: 'I have twins and work part-time',
    did: [
      'Booked an extra childcare day for twins',
      'Bought school shoes in two sizes',
      'Filled in two sets of preschool forms',
      'Changed workdays when the twins were sick',
    ],
    wrong: ['I mixed up the twins’ lunch boxes', 'The childcare centre only had one place'],
  },
  {
    who: 'I study online and live with my parents',
    did: [
      'Uploaded an essay before midnight',
      'Searched for a second-hand textbook',
      'Joined an online tutorial from my bedroom',
      'Shared a car with Mum and Dad',
    ],
    wrong: ['I uploaded an essay to the wrong unit', 'Our internet dropped out during a quiz'],
  },
  {
    who: 'I have retired and live by the sea',
    did: [
      'Rinsed salt off the garden furniture',
      'Checked tide times before a walk',
      'Invited old friends for lunch',
      'Used a seniors discount on the bus',
    ],
    wrong: ['I left the garden cushions out in the rain', 'The beach car park was full all summer'],
  },
]

/** Equally serious statements, for when the wanted answer names a disability. */
const DISABILITIES: Decoy[] = [
  {
    who: 'I have low vision and live on my own',
    did: [
      'Replaced the bulb in a reading lamp',
      'Ordered large-print labels',
      'Asked a neighbour to read a letter',
      'Booked a check-up with an optometrist',
    ],
    wrong: [
      'I misread the date on an appointment letter',
      'The large-print bill didn’t come in the post',
    ],
  },
  {
    who: 'I use hearing aids and work in an office',
    did: [
      'Cleaned a pair of hearing aids before work',
      'Bought hearing aid batteries',
      'Asked for captions in a meeting',
      'Reserved a quiet room for phone calls',
    ],
    wrong: ['I missed a question in a noisy meeting', 'The captions cut out during a presentation'],
  },
  {
    who: 'I have a stutter and work with customers',
    did: [
      'Practised a greeting for customers',
      'Booked a speech therapy session',
      'Emailed a customer instead of ringing',
      'Told a new customer about my stutter',
    ],
    wrong: ['I lost a sale on a phone order', 'A customer hung up before I’d finished'],
  },
  {
    who: 'I’m deaf and have children at school',
    did: [
      'Booked an Auslan interpreter for a school meeting',
      'Emailed a teacher about homework',
      'Asked for notes after an assembly',
      'Charged the flashing light on a doorbell',
    ],
    wrong: [
      'I missed a change to the school pick-up time',
      'The interpreter cancelled before parent-teacher night',
    ],
  },
  {
    who: 'I have arthritis and cook for a family',
    did: [
      'Bought vegetables already chopped',
      'Cooked a double batch on a good day',
      'Sharpened knives to make cutting easier',
      'Asked a son to open jars',
    ],
    wrong: ['I couldn’t open a jar of pasta sauce', 'The easy-grip peeler broke after a month'],
  },
  {
    who: 'I have low vision',
    did: [
      'Checked bus times with a screen reader',
      'Borrowed audio books from a library',
      'Replaced the tip of a white cane',
      'Asked a shop assistant for a price',
    ],
    wrong: ['I got on the wrong bus', 'A website didn’t work with my screen reader'],
  },
  {
    who: 'I use hearing aids',
    did: [
      'Dried a pair of hearing aids overnight',
      'Booked a hearing test',
      'Turned on captions for a film',
      'Ordered new tubes for my hearing aids',
    ],
    wrong: [
      'I ran out of hearing aid batteries on a trip',
      'The hearing loop at the cinema was switched off',
    ],
  },
  {
    who: 'I have a stutter',
    did: [
      'Ran through an answer before a phone call',
      'Met other people who stutter',
      'Ordered lunch by phone',
      'Prepared a short talk with a speech therapist',
    ],
    wrong: ['I hung up on an automated phone line', 'A receptionist finished my sentence for me'],
  },
  {
    who: 'I use a prosthetic arm',
    did: [
      'Cleaned the socket of a prosthetic arm',
      'Booked a fitting with a prosthetist',
      'Ordered a new arm strap',
      'Claimed the cost of a liner',
    ],
    wrong: ['I left my spare strap at home', 'The prosthetics clinic moved my fitting'],
  },
  {
    who: 'I’m an Auslan user',
    did: [
      'Booked an interpreter for a GP visit',
      'Emailed a clinic instead of ringing',
      'Called a bank through a relay service',
      'Filmed a message in Auslan',
    ],
    wrong: ['I gave an interpreter the wrong address', 'The video relay call kept freezing'],
  },
  {
    who: 'I’m someone with arthritis',
    did: [
      'Did hand exercises before breakfast',
      'Refilled a script for arthritis tablets',
      'Bought pens with a thick grip',
      'Asked a courier to carry a box inside',
    ],
    wrong: [
      'I put off a hand therapy appointment too long',
      'The chemist was out of my arthritis cream',
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
  'Flew to Perth for work',
  'Took a coach to Canberra for a meeting',
  'Visited a cousin in Townsville',
  'Drove to Geelong for a check-up',
  'Stayed with friends in Hobart',
  'Saw a match in Newcastle',
]
