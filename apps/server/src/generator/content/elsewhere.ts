import { NAMED_TOWN, PART_OF_A_CITY } from './cues.ts'
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

/** Ways of living that don't overlap with renting a room in a share house. */
const HOMES: Decoy[] = [
  {
    who: 'I rent a caravan site by the month',
    did: [
      'Paid a site fee to the park manager',
      'Swapped a gas bottle for a full one',
      'Asked for a site closer to the shade',
      'Hosed down the annexe after rain',
    ],
    wrong: ['I let the gas run out on a cold night', 'The park laundry was shut for a week'],
  },
  {
    who: 'I rent a granny flat on my own',
    did: [
      'Reported leaks to the family next door',
      'Asked for a second key',
      'Bought a heater for one room',
      'Agreed on a spot for the washing line',
    ],
    wrong: ['I locked the only key inside', 'The owners’ builders started at six'],
  },
  {
    who: 'I rent a unit through a housing co-op',
    did: [
      'Cleared the gutters with other members',
      'Took a turn at chairing a meeting',
      'Applied for a bigger unit',
      'Voted on a rule about pets',
    ],
    wrong: ['I forgot a meeting of the co-op', 'The vote on solar panels was put off again'],
  },
  {
    who: 'I rent a farmhouse with my family',
    did: [
      'Ordered water for the tank',
      'Fixed a gate for the owner',
      'Burnt off a pile of branches',
      'Booked a chimney sweep',
    ],
    wrong: ['I left a paddock gate open', 'The water tank ran low in summer'],
  },
  {
    who: 'I board with a family',
    did: [
      'Cooked curry for the family',
      'Walked the family’s dog after work',
      'Agreed on a quiet hour at night',
      'Carried a mattress upstairs',
    ],
    wrong: ['I came home after the door was bolted', 'The spare heater tripped the fuse'],
  },
  {
    who: 'I live in a student college',
    did: [
      'Signed up for a formal dinner',
      'Reported a broken window latch',
      'Booked a music room',
      'Stored furniture over the break',
    ],
    wrong: ['I missed dinner in the hall', 'A fire alarm emptied the college at night'],
  },
]

/** Where people live, for someone who’s described by the kind of place. */
const LIVES_SOMEWHERE: Decoy[] = [
  {
    who: 'I live in a mining town',
    did: [
      'Hosed red dust off a veranda',
      'Planned dinners around a night roster',
      'Ordered groceries from the city',
      'Welcomed a new family to the street',
    ],
    wrong: ['I missed the only plane of the day', 'The town’s only butcher closed'],
  },
  {
    who: 'I live on an island',
    did: [
      'Booked a car onto a ferry',
      'Stocked up before a stormy week',
      'Collected parcels from the jetty',
      'Took the last boat home',
    ],
    wrong: ['I left my shopping on the ferry', 'The ferry didn’t run for two days'],
  },
  {
    who: 'I live in a hills suburb',
    did: [
      'Cleared leaves before the fire season',
      'Drove down the hill for a concert',
      'Split a load of firewood',
      'Fenced off a vegetable patch',
    ],
    wrong: ['I got a flat tyre on a winding road', 'A fallen tree blocked our driveway'],
  },
  {
    who: 'I live near a ski resort',
    did: [
      'Cleared snow off a driveway',
      'Rented out a spare room in winter',
      'Bought a set of snow chains',
      'Waxed skis for the season',
    ],
    wrong: ['I slid off an icy driveway', 'Holiday traffic kept us at home'],
  },
  {
    who: 'I live in an inner-city flat',
    did: [
      'Carried a bike up three floors',
      'Grew herbs on a windowsill',
      'Asked for a parking permit',
      'Bought earplugs for Saturday nights',
    ],
    wrong: ['I got a parking fine outside my door', 'The lift was out for a weekend'],
  },
  {
    who: 'I live on a new estate',
    did: [
      'Waited for turf to be laid',
      'Met neighbours at a new park',
      'Reported missing street lights',
      'Compared quotes for a fence',
    ],
    wrong: ['I planted a hedge in the wrong spot', 'A builder’s truck cracked our footpath'],
  },
]

/** People with a job, for someone who’s described by one in private life. */
export const JOBS: Decoy[] = [
  {
    who: 'I’m a chef with split shifts',
    did: [
      'Stretched a sore back after service',
      'Ate a proper meal between services',
      'Rode a bike home at midnight',
      'Swapped a Sunday with another chef',
    ],
    wrong: ['I dozed off before the dinner service', 'The last bus left before the kitchen closed'],
  },
  {
    who: 'I’m a courier who starts at five',
    did: [
      'Packed a breakfast for the road',
      'Booked an evening check-up',
      'Went to bed before the children',
      'Parked a van in a narrow street',
    ],
    wrong: ['I forgot to set a second alarm', 'A neighbour’s trailer blocked my van'],
  },
  {
    who: 'I’m a security guard who works alone',
    did: [
      'Did some stretches on a quiet night',
      'Caught the first train home',
      'Hung a blackout blind in a bedroom',
      'Rang home during a break',
    ],
    wrong: ['I missed the first train home', 'A jackhammer woke me at noon'],
  },
  {
    who: 'I’m a kitchen hand without a contract',
    did: [
      'Kept a list of my hours',
      'Asked for a roster in writing',
      'Walked home after closing',
      'Iced a sore wrist after a shift',
    ],
    wrong: ['I missed a text about an extra shift', 'The roster changed the night before'],
  },
  {
    who: 'I’m a teacher at two schools',
    did: [
      'Drove between two schools at lunchtime',
      'Rested a sore voice for a day',
      'Kept sports clothes in a car boot',
      'Ate lunch in a car park',
    ],
    wrong: ['I turned up at the wrong school', 'The traffic made me late for a class'],
  },
  {
    who: 'I’m a flight attendant on call',
    did: [
      'Packed a bag for a trip at short notice',
      'Went for a swim to loosen up',
      'Changed mealtimes after a long flight',
      'Asked a neighbour to feed a cat',
    ],
    wrong: ['I left my pass in a hotel', 'A late flight ruined my weekend plans'],
  },
]

/** Pets with something special about them. The wanted answer has a pet like that, too. */
const SPECIAL_PETS: Decoy[] = [
  {
    who: 'I own a deaf cat',
    did: [
      'Taught hand signals at dinner time',
      'Fitted a bell to a collar',
      'Built a safe run in the yard',
      'Booked a hearing test at the vet',
    ],
    wrong: ['I startled the cat from behind', 'The catch on the cat run came loose'],
  },
  {
    who: 'I own an elderly horse',
    did: [
      'Soaked a bucket of hay pellets',
      'Booked a horse dentist',
      'Ordered a warm rug',
      'Asked the farrier about stiff legs',
    ],
    wrong: ['I bought a rug in the wrong size', 'The farrier put us off for three weeks'],
  },
  {
    who: 'I own a three-legged rabbit',
    did: [
      'Built a ramp to the hutch',
      'Laid a mat on a slippery floor',
      'Trimmed claws after dinner',
      'Looked for a vet who knows rabbits',
    ],
    wrong: ['I left the hutch open overnight', 'The ramp collapsed on the first day'],
  },
  {
    who: 'I own a noisy parrot',
    did: [
      'Moved the cage away from the window',
      'Apologised to a neighbour about the screeching',
      'Bought a puzzle feeder',
      'Looked for a bird trainer',
    ],
    wrong: [
      'I left a window open near the cage',
      'A neighbour rang the council about the screeching',
    ],
  },
  {
    who: 'I own a nervous horse',
    did: [
      'Repaired a fence on the blind side',
      'Looked for a vet who treats goats',
      'Trimmed hooves before the show',
      'Found a paddock mate for company',
    ],
    wrong: ['I ran out of hoof trimmers mid-job', 'The fence gave way after heavy rain'],
  },
  {
    who: 'I own an overweight guinea pig',
    did: [
      'Weighed out pellets for the day',
      'Planted a tray of wheatgrass',
      'Set up a tunnel for exercise',
      'Booked a weigh-in at the vet',
    ],
    wrong: ['I bought pellets with too much sugar', 'The kitchen scales stopped working'],
  },
]
/** "I have …" if the wanted answer says so. */
const had = (pets: Decoy[], have = 'have') =>
  pets.map((pet) => ({ ...pet, who: pet.who.replace('own', have) }))

const PET_WITH_A_TRAIT =
  ' an? (?!(?:guinea|pet) )\\S+ (?:bird|cat|dog|goat|greyhound|guinea pig|horse|kitten|parrot|pony|puppy|rabbit)\\b'

/** Statements like the wanted one, for when the subject isn't sensitive. */
/** Things that people have organised, for someone who has organised something else. */
const ORGANISED: Decoy[] = [
  {
    who: 'I have organised a school reunion',
    did: [
      'Tracked down an old classmate',
      'Booked a table for thirty people',
      'Collected a deposit from each guest',
      'Sent a reminder about a reunion',
    ],
    wrong: ['I mixed up two guests’ payments', 'The venue changed its menu a week before'],
  },
  {
    who: 'I have hosted an exchange student',
    did: [
      'Met an exchange student at the airport',
      'Enrolled a student at a local school',
      'Set up a spare room for a guest',
      'Rang an exchange agency with a question',
    ],
    wrong: ['I got a student’s arrival time wrong', 'The exchange agency changed coordinators'],
  },
  {
    who: 'I have run a street party',
    did: [
      'Borrowed a marquee from a scout group',
      'Asked the council for a street permit',
      'Put a flyer in every letterbox',
      'Hired a jukebox for an afternoon',
    ],
    wrong: [
      'I ordered too few sausages for the street',
      'The permit came the day before the party',
    ],
  },
  {
    who: 'I have planned a trip overseas for six',
    did: [
      'Reserved a minibus at an airport',
      'Compared a tour with a self-drive trip',
      'Renewed a passport by post',
      'Split the cost of a villa',
    ],
    wrong: ['I booked one seat too few', 'An airline moved our flight to the next day'],
  },
  {
    who: 'I have moved a business to a new address',
    did: [
      'Ordered a sign with the new address',
      'Told a supplier about the move',
      'Measured a doorway for the furniture',
      'Cancelled a lease on an office',
    ],
    wrong: ['I forgot to redirect the phone line', 'The removalists came a day late'],
  },
]

/** People with something, for someone who's described by both: "a retiree with an electric car". */
const PEOPLE_WITH: Decoy[] = [
  {
    who: 'I’m a student with a motorbike',
    did: [
      'Booked a safety course for riders',
      'Replaced a brake light',
      'Parked a motorbike at a campus',
      'Bought a second-hand riding jacket',
    ],
    wrong: ['I left my helmet at a friend’s place', 'A tyre went flat outside the library'],
  },
  {
    who: 'I’m a parent with a piano',
    did: [
      'Had a piano tuned',
      'Found a piano teacher',
      'Bought a book of easy duets',
      'Moved a piano to another room',
    ],
    wrong: ['I forgot to pay for a term of lessons', 'The piano tuner cancelled twice'],
  },
  {
    who: 'I’m a renter with a balcony garden',
    did: [
      'Carried a bag of soil upstairs',
      'Moved a pot out of the wind',
      'Asked an agent about a trellis',
      'Grew a tub of strawberries',
    ],
    wrong: ['I overwatered the basil', 'The neighbour below complained about drips'],
  },
  {
    who: 'I’m a shift worker with an allotment',
    did: [
      'Weeded a plot before a night shift',
      'Paid a yearly fee for a plot',
      'Shared a water tank with other gardeners',
      'Dug in a load of compost',
    ],
    wrong: ['I missed a working bee', 'Possums ate the spring spinach'],
  },
  {
    who: 'I’m a grandparent with a tablet computer',
    did: [
      'Installed an update with help',
      'Set up a video call with the family',
      'Changed a forgotten password',
      'Downloaded a crossword',
    ],
    wrong: ['I deleted an album of photos', 'The tablet stopped charging on holiday'],
  },
]

/** A job that names no health problem, unlike "a night shift worker with hay fever". */
export const A_JOB =
  /^I’m an? (?!.* (?:with|who (?:gets|has|lives|suffers))\b)(?!learner|volunteer)(?:\S+ )?(?:apprentice|barista|bartender|builder|carpenter|chef|cleaner|cook|driver|electrician|engineer|farmhand|firefighter|hairdresser|labourer|mechanic|midwife|miner|nurse|office worker|paramedic|pilot|plumber|police officer|shift worker|teacher|tradesperson|waiter)\b/

export const ORDINARY_STATEMENTS: { says: RegExp; roles: Decoy[] }[] = [
  {
    says: /\b(?:amputee|blind|deaf|disab\w+|guide dog|hard of hearing|hearing aids?|low vision|mobility|prosthe\w+|stutter|vision[- ]impair\w*|wheelchairs?)\b/i,
    roles: DISABILITIES,
  },
  { says: NAMED_TOWN, roles: LIVES_ELSEWHERE },
  {
    says: /^I live (?:by|in|near|on|outside) (?:an? |the )?(?:\S+ )?(?:area|beach|bush|city|coast|country|hills|island|mountains|outback|region|river|sea|suburbs?|town|village)$/,
    roles: LIVES_SOMEWHERE,
  },
  { says: /^I have owned an? /, roles: had(SPECIAL_PETS, 'have owned') },
  { says: A_JOB, roles: JOBS },
  {
    says: /^I(?:’m)? .* and (?:don’t|have|live|own|rent|share|study|work)\b/,
    roles: TWO_FACTS,
  },
  {
    says: /^I have (?:arranged|hosted|organised|planned|run|held|put on|thrown) an? /,
    roles: ORGANISED,
  },
  { says: /^I’m an? .*\bwith an? /, roles: PEOPLE_WITH },
  { says: new RegExp(`^I own${PET_WITH_A_TRAIT}`), roles: SPECIAL_PETS },
  { says: new RegExp(`^I have${PET_WITH_A_TRAIT}`), roles: had(SPECIAL_PETS) },
  {
    says: /^I(?:’m)? (?:board|rent|share|sublet|a boarder|a lodger) .*\b(?:flat|home|house|room|unit)\b|^I live with (?:flatmates|housemates)\b/,
    roles: HOMES,
  },
]

/** Names a place in each of six cities: "in inner Perth", "in inner Adelaide" and so on. */
const eachOf = (...places: string[]) =>
  ['Perth', 'Adelaide', 'Hobart', 'Canberra', 'Newcastle', 'Darwin'].map(
    (city, at) => places[at % places.length]?.replace('*', city) ?? city,
  )

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
  ...[
    { says: / CBD$/, places: eachOf('in the * CBD') },
    { says: / (?:inner|central) [A-Z]/, places: eachOf('in inner *') },
    { says: PART_OF_A_CITY, places: eachOf('in northern *', 'in southern *') },
  ].map((row) => ({ ...row, from: /(?: (?:at|by|in|near|on) .*)?$/ })),
  {
    says: / (?:in|on) (?:an?|the) (?:\S+ )*(?:area|(?<!(?:apartment|flat|office|tower|unit) )block|bush|city|community|countryside|district|estate|highlands|hills|island|outback|region|street|suburbs?|town|village)$/,
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
  {
    says: / (?:manager|owner) near an? /,
    from: /(?<! (?:at|by|in|near|on) .*)$/,
    places: [
      'near a train station',
      'near a beach',
      'near a sports ground',
      'near a high school',
      'near a hospital',
      'near a council car park',
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
