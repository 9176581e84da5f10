import { NAMED_TOWN, PART_OF_A_CITY } from './cues.ts'
import type { Decoy } from './decoys.ts'

/** People in other towns, for when the wanted answer names a town. */
export const LIVES_ELSEWHERE: Decoy[] = [
  {
    who: 'I live in Darwin with housemates',
    did: [
      'Split a power bill four ways',
      'Found someone for a spare room',
      'Agreed on cleaning jobs',
      'Chased late rent',
      'Chose an internet plan',
    ],
    wrong: ['I paid a housemate’s share of the rent', 'A housemate moved out without notice'],
  },
  {
    who: 'I live in Broome on my own',
    did: [
      'Hired a handyman',
      'Cooked dinner for one',
      'Prepared for a cyclone',
      'Compared home security systems',
      'Arranged for someone to check in',
    ],
    wrong: ['I locked myself out with nobody at home', 'The handyman didn’t come for weeks'],
  },
  {
    who: 'I live in Hobart with my partner',
    did: [
      'Compared quotes for insulation',
      'Ordered a load of firewood',
      'Worked out a joint budget',
      'Chose a heater',
      'Shared out the housework',
    ],
    wrong: ['I ordered firewood that was too wet to burn', 'The heater broke down in a cold snap'],
  },
  {
    who: 'I live in Ballarat with my parents',
    did: [
      'Inspected a flat',
      'Saved for a deposit',
      'Agreed on board',
      'Applied for rentals',
      'Borrowed a car for work',
    ],
    wrong: ['I paid my board to Mum a week late', 'The flat I wanted went to someone else'],
  },
  {
    who: 'I live in Cairns near the beach',
    did: [
      'Prepared a house for the wet season',
      'Compared flood insurance',
      'Treated rust on a balcony',
      'Hosted visitors in winter',
      'Looked for a safe place to swim',
    ],
    wrong: ['I left the windows open in a downpour', 'The salt air rusted our front door lock'],
  },
  {
    who: 'I live in Dubbo and work from home',
    did: [
      'Reported internet dropouts',
      'Claimed home office costs',
      'Set up a desk in a bedroom',
      'Booked a room for a client meeting',
      'Changed to a faster plan',
    ],
    wrong: ['I dropped out of a meeting with a client', 'The internet was down for a whole week'],
  },
]

/** Two facts about one person, for when the wanted answer joins two facts. */
const TWO_FACTS: Decoy[] = [
  {
    who: 'I have a dog and live in a small flat',
    did: [
      'Booked a walker for a workday',
      'Asked a body corporate about pets',
      'Chose a bed for a tight corner',
      'Dealt with complaints about barking',
      'Found day care nearby',
    ],
    wrong: ['I forgot to book the dog walker', 'A neighbour complained about the barking'],
  },
  {
    who: 'I rent a room and work from home',
    did: [
      'Shared the cost of internet',
      'Booked a library room for calls',
      'Claimed a desk at tax time',
      'Agreed on quiet hours',
      'Looked for a co-working space',
    ],
    wrong: [
      'I joined a video call ten minutes late',
      'A rental inspection clashed with a team meeting',
    ],
  },
  {
    who: 'I work nights and share a house',
    did: [
      'Found ways to sleep by day',
      'Swapped a shift with a workmate',
      'Cooked ahead for a week',
      'Compared blackout curtains',
      'Asked others to keep it quiet',
    ],
    wrong: ['I forgot my turn to clean the kitchen', 'My housemates had visitors while I slept'],
  },
  {
    who: 'I have twins and work part-time',
    did: [
      'Looked for two childcare places',
      'Changed workdays at short notice',
      'Chose a second-hand double pram',
      'Applied for a subsidy',
      'Planned a return to full-time hours',
    ],
    wrong: ['I mixed up the twins’ lunch boxes', 'The childcare centre only had one place'],
  },
  {
    who: 'I study online and live with my parents',
    did: [
      'Sat an exam from a bedroom',
      'Searched for a cheap textbook',
      'Asked lecturers for more time',
      'Shared the family car',
      'Kept up with weekly quizzes',
    ],
    wrong: ['I uploaded an essay to the wrong unit', 'Our internet dropped out during a quiz'],
  },
  {
    who: 'I have retired and live by the coast',
    did: [
      'Planned our next long trip',
      'Worked out how far savings will go',
      'Joined a volunteer group',
      'Claimed a seniors discount',
      'Hosted grandchildren for a fortnight',
    ],
    wrong: ['I left the garden cushions out in the rain', 'The beach car park was full all summer'],
  },
]

/** Equally serious statements, for when the wanted answer names a disability. */
const DISABILITIES: Decoy[] = [
  {
    who: 'I have low vision and live on my own',
    did: [
      'Booked a check-up with an optometrist',
      'Compared lamps for reading',
      'Found a recipe service with audio',
      'Asked for bills in large print',
      'Set up a talking assistant',
    ],
    wrong: [
      'I misread the date on an appointment letter',
      'The large-print bill didn’t come in the post',
    ],
  },
  {
    who: 'I use hearing aids and work in an office',
    did: [
      'Asked for captions in a meeting',
      'Chose headphones for calls',
      'Booked a quiet room',
      'Claimed new equipment through work',
      'Told colleagues what helps',
    ],
    wrong: ['I missed a question in a noisy meeting', 'The captions cut out during a presentation'],
  },
  {
    who: 'I have a stutter and work with customers',
    did: [
      'Booked a speech therapy session',
      'Practised difficult phone calls',
      'Emailed a supplier instead of ringing',
      'Found other people who stammer',
      'Applied for a different role',
    ],
    wrong: ['I lost a sale on a phone order', 'A customer hung up before I’d finished'],
  },
  {
    who: 'I’m deaf and have children at school',
    did: [
      'Booked an interpreter for a concert',
      'Asked for written notes',
      'Messaged teachers about homework',
      'Chose a doorbell with a light',
      'Found out about an excursion late',
    ],
    wrong: [
      'I missed a change to the school pick-up time',
      'The interpreter cancelled before parent-teacher night',
    ],
  },
  {
    who: 'I have arthritis and cook for a family',
    did: [
      'Looked for lighter pans',
      'Planned a week of simple meals',
      'Chose a stove with easy controls',
      'Ordered groceries for delivery',
      'Managed dinner on a sore day',
    ],
    wrong: ['I couldn’t open a jar of pasta sauce', 'The easy-grip peeler broke after a month'],
  },
  {
    who: 'I have low vision',
    did: [
      'Planned travel with large maps',
      'Replaced my white cane',
      'Chose a phone with a clear display',
      'Asked staff for help in a shop',
      'Borrowed audio books',
    ],
    wrong: ['I got on the wrong bus', 'A website didn’t work with my screen reader'],
  },
  {
    who: 'I use hearing aids',
    did: [
      'Booked a test with an audiologist',
      'Compared two brands',
      'Found cinemas with subtitles',
      'Claimed a repair under warranty',
      'Connected them to my phone',
    ],
    wrong: [
      'I ran out of hearing aid batteries on a trip',
      'The hearing loop at the cinema was switched off',
    ],
  },
  {
    who: 'I have a stutter',
    did: [
      'Met other people at a support group',
      'Prepared a short talk',
      'Dealt with automated phone lines',
      'Found an online therapist',
      'Told interviewers in advance',
    ],
    wrong: ['I hung up on an automated phone line', 'A receptionist finished my sentence for me'],
  },
  {
    who: 'I use a prosthetic arm',
    did: [
      'Booked a fitting',
      'Claimed the cost of a new liner',
      'Learnt to type one-handed',
      'Chose tools for the kitchen',
      'Waited for a repair',
    ],
    wrong: ['I left my spare strap at home', 'The prosthetics clinic moved my fitting'],
  },
  {
    who: 'I’m an Auslan user',
    did: [
      'Booked an interpreter',
      'Called my bank through a relay service',
      'Found a GP who emails',
      'Asked for captioned tours',
      'Studied with note takers',
    ],
    wrong: ['I gave an interpreter the wrong address', 'The video relay call kept freezing'],
  },
  {
    who: 'I’m someone with arthritis in both hands',
    did: [
      'Refilled a script',
      'Compared easy-grip tools',
      'Changed to a gentler exercise class',
      'Asked for help with heavy parcels',
      'Started hydrotherapy',
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
      'Negotiated a longer stay',
      'Compared fees at two parks',
      'Asked for a powered spot in the shade',
      'Found somewhere to get mail',
      'Reported a fault in the laundry',
    ],
    wrong: ['I let the gas run out on a cold night', 'The park laundry was shut for a week'],
  },
  {
    who: 'I rent a granny flat on my own',
    did: [
      'Agreed on shared outdoor space',
      'Asked an owner for a second key',
      'Worked out a fair share of water',
      'Chose heating for one room',
      'Reported a leak',
    ],
    wrong: ['I locked the only key inside', 'The owners’ builders started at six'],
  },
  {
    who: 'I rent a unit through a housing co-op',
    did: [
      'Applied for a larger place',
      'Took a turn as treasurer',
      'Voted on pet rules',
      'Waited for repairs',
      'Organised a working bee',
    ],
    wrong: ['I forgot a meeting of the co-op', 'The vote on solar panels was put off again'],
  },
  {
    who: 'I rent an old farmhouse with my family',
    did: [
      'Ordered water for a tank',
      'Asked the owner for better heating',
      'Found a school bus',
      'Compared satellite internet plans',
      'Prepared for a bushfire season',
    ],
    wrong: ['I left a paddock gate open', 'The water tank ran low in summer'],
  },
  {
    who: 'I board with a family near work',
    did: [
      'Agreed on house rules',
      'Shared meals and groceries',
      'Asked for a desk',
      'Planned a move into my own place',
      'Negotiated a weekly amount',
    ],
    wrong: ['I came home after the door was bolted', 'The spare heater tripped the fuse'],
  },
  {
    who: 'I live in a student college',
    did: [
      'Chose a meal plan',
      'Stored furniture over the break',
      'Changed floors to get more sleep',
      'Applied for a second year',
      'Settled a dispute with a neighbour',
    ],
    wrong: ['I missed dinner in the hall', 'A fire alarm emptied the college at night'],
  },
]

/** Where people live, for someone who’s described by the kind of place they live in. */
const LIVES_SOMEWHERE: Decoy[] = [
  {
    who: 'I live in a mining town',
    did: [
      'Planned meals around a night roster',
      'Ordered groceries from the city',
      'Booked a specialist three hours away',
      'Looked for childcare',
      'Sold a house in a slow market',
    ],
    wrong: ['I missed the only plane of the day', 'The town’s only butcher closed'],
  },
  {
    who: 'I live on a small island',
    did: [
      'Booked a car onto a ferry',
      'Stocked up before bad weather',
      'Arranged a builder from the mainland',
      'Waited for a delivery',
      'Commuted by boat',
    ],
    wrong: ['I left my shopping on the ferry', 'The ferry didn’t run for two days'],
  },
  {
    who: 'I live in a hills suburb',
    did: [
      'Prepared for bushfire season',
      'Compared quotes for tree work',
      'Split a load of firewood',
      'Found a second way out',
      'Worked through a power cut',
    ],
    wrong: ['I got a flat tyre on a winding road', 'A fallen tree blocked our driveway'],
  },
  {
    who: 'I live near a ski resort',
    did: [
      'Rented out a spare room',
      'Fitted snow chains',
      'Found winter work',
      'Kept a driveway clear',
      'Compared season passes',
    ],
    wrong: ['I slid off an icy driveway', 'Holiday traffic kept us at home'],
  },
  {
    who: 'I live in an inner-city flat',
    did: [
      'Applied for a parking permit',
      'Complained about noise',
      'Found storage for two bikes',
      'Joined a body corporate committee',
      'Booked a car by the hour',
    ],
    wrong: ['I got a parking fine outside my door', 'The lift was out for a weekend'],
  },
  {
    who: 'I live on a new estate',
    did: [
      'Compared quotes for a fence',
      'Waited months for internet',
      'Met neighbours at a residents’ night',
      'Reported a building defect',
      'Chose plants for clay soil',
    ],
    wrong: ['I planted a hedge in the wrong spot', 'A builder’s truck cracked our footpath'],
  },
]

/** People with a job, for someone in private life who’s described by their job. */
export const JOBS: Decoy[] = [
  {
    who: 'I’m a chef with split shifts',
    did: [
      'Found time for a proper meal',
      'Swapped a Sunday with a workmate',
      'Looked for a physio open late',
      'Chose shoes for long days',
      'Rode home at midnight',
    ],
    wrong: ['I dozed off before the dinner service', 'The last bus left before the kitchen closed'],
  },
  {
    who: 'I’m a courier who starts at five',
    did: [
      'Booked an evening check-up',
      'Kept fit without a gym',
      'Packed food for a day on the road',
      'Claimed fuel at tax time',
      'Went to bed before the children',
    ],
    wrong: ['I forgot to set a second alarm', 'A neighbour’s trailer blocked my van'],
  },
  {
    who: 'I’m a security guard who works alone',
    did: [
      'Slept through noisy days',
      'Stayed alert on a long night',
      'Asked for a safer car park',
      'Planned meals around night work',
      'Found a class that suits odd hours',
    ],
    wrong: ['I missed the first train home', 'A jackhammer woke me at noon'],
  },
  {
    who: 'I’m a kitchen hand on a casual contract',
    did: [
      'Kept a record of hours',
      'Asked for a roster in writing',
      'Looked for a second job',
      'Saw my doctor about sore wrists',
      'Got home after the last bus',
    ],
    wrong: ['I missed a text about an extra shift', 'The roster changed the night before'],
  },
  {
    who: 'I’m a teacher at two small schools',
    did: [
      'Drove between jobs at lunchtime',
      'Rested a sore voice',
      'Compared two superannuation funds',
      'Learnt to say no to extra duties',
      'Found a regular time for exercise',
    ],
    wrong: ['I turned up at the wrong school', 'The traffic made me late for a class'],
  },
  {
    who: 'I’m a flight attendant on call',
    did: [
      'Planned a week at short notice',
      'Got over jet lag',
      'Arranged care for a pet',
      'Changed meals to suit time zones',
      'Asked for a fixed pattern of days',
    ],
    wrong: ['I left my pass in a hotel', 'A late flight ruined my weekend plans'],
  },
]

/** Pets with something special about them, for when the wanted answer is about a pet like that. */
const SPECIAL_PETS: Decoy[] = [
  {
    who: 'I own a deaf cat',
    did: [
      'Taught hand signals',
      'Built an outdoor run',
      'Chose a tracking collar',
      'Asked our vet about loud crying',
      'Found a sitter with experience',
    ],
    wrong: ['I startled the cat from behind', 'The catch on the cat run came loose'],
  },
  {
    who: 'I own an elderly horse',
    did: [
      'Changed feed for winter',
      'Booked a dentist',
      'Asked a vet about stiff legs',
      'Chose a warmer rug',
      'Decided how much treatment to pay for',
    ],
    wrong: ['I bought a rug in the wrong size', 'The farrier put us off for three weeks'],
  },
  {
    who: 'I own an elderly rabbit',
    did: [
      'Looked for an exotic animal vet',
      'Built a ramp',
      'Claimed surgery on insurance',
      'Found someone to mind a pet',
      'Compared flooring for a hutch',
    ],
    wrong: ['I left the hutch open overnight', 'The ramp collapsed on the first day'],
  },
  {
    who: 'I own a noisy rescue parrot',
    did: [
      'Looked for a trainer',
      'Dealt with complaints from next door',
      'Chose a larger cage',
      'Found ways to prevent boredom',
      'Planned care for a long trip',
    ],
    wrong: [
      'I left a window open near the cage',
      'A neighbour rang the council about the screeching',
    ],
  },
  {
    who: 'I own a nervous young horse',
    did: [
      'Hired a behaviour trainer',
      'Found a paddock mate',
      'Practised float loading',
      'Changed a routine before thunderstorms',
      'Chose a calmer place to agist',
    ],
    wrong: ['I rushed a training session', 'The fence gave way after heavy rain'],
  },
  {
    who: 'I own an overweight guinea pig',
    did: [
      'Worked out daily portions',
      'Set up a space for exercise',
      'Booked a weigh-in',
      'Asked about joint pain',
      'Compared two kinds of hay',
    ],
    wrong: ['I bought pellets with too much sugar', 'The kitchen scales stopped working'],
  },
]
/** Replaces "I own …" with "I have …" or "I have owned …", to match the wanted answer. */
const had = (pets: Decoy[], have = 'have') =>
  pets.map((pet) => ({ ...pet, who: pet.who.replace('own', have) }))

const PET_WITH_A_TRAIT =
  ' an? (?!(?:guinea|pet) )\\S+ (?:bird|cat|dog|goat|greyhound|guinea pig|horse|kitten|parrot|pony|puppy|rabbit)\\b'

/** Things that people have organised, for someone who has organised something else. */
const ORGANISED: Decoy[] = [
  {
    who: 'I have organised a school reunion',
    did: [
      'Tracked down old classmates',
      'Booked a venue for eighty people',
      'Collected a deposit from each guest',
      'Chose a caterer',
      'Chased late replies',
    ],
    wrong: ['I mixed up two guests’ payments', 'The venue changed its menu a week before'],
  },
  {
    who: 'I have hosted an exchange student',
    did: [
      'Enrolled a teenager at a local school',
      'Agreed on house rules',
      'Planned a weekend with a visitor',
      'Compared two agencies',
      'Set up a spare room',
    ],
    wrong: ['I got a student’s arrival time wrong', 'The exchange agency changed coordinators'],
  },
  {
    who: 'I have run a large street party',
    did: [
      'Asked the council for a permit',
      'Hired a marquee',
      'Found public liability cover',
      'Shared out jobs among neighbours',
      'Told residents about a road closure',
    ],
    wrong: [
      'I ordered too few sausages for the street',
      'The permit came the day before the party',
    ],
  },
  {
    who: 'I have planned a trip overseas for six',
    did: [
      'Compared a tour with a self-drive holiday',
      'Split the cost of a villa',
      'Renewed passports in time',
      'Booked flights from two cities',
      'Agreed on an itinerary',
    ],
    wrong: ['I booked one seat too few', 'An airline moved our flight to the next day'],
  },
  {
    who: 'I have moved a business to a new address',
    did: [
      'Negotiated a lease',
      'Measured up for furniture',
      'Told suppliers and customers',
      'Moved phones and internet',
      'Hired removalists for a weekend',
    ],
    wrong: ['I forgot to redirect the phone line', 'The removalists came a day late'],
  },
]

/**
 * People who have something, for a wanted answer that says both who someone is and what they have,
 * such as "a retiree with an electric car".
 */
const PEOPLE_WITH: Decoy[] = [
  {
    who: 'I’m a student with a motorbike',
    did: [
      'Booked a rider safety course',
      'Compared insurance quotes',
      'Found secure parking',
      'Replaced worn tyres',
      'Commuted in bad weather',
    ],
    wrong: ['I left my helmet at a friend’s place', 'A tyre went flat outside the library'],
  },
  {
    who: 'I’m a parent with a second-hand piano',
    did: [
      'Arranged lifts to weekly lessons',
      'Had an instrument tuned',
      'Kept a child practising',
      'Compared exam and hobby lessons',
      'Moved something heavy upstairs',
    ],
    wrong: ['I forgot to pay for a term of lessons', 'The piano tuner cancelled twice'],
  },
  {
    who: 'I’m a renter with a balcony garden',
    did: [
      'Asked my landlord about fixtures',
      'Chose plants for strong wind',
      'Asked a neighbour to water plants',
      'Grew food in a small space',
      'Set up a drip system',
    ],
    wrong: ['I overwatered the basil', 'The neighbour below complained about drips'],
  },
  {
    who: 'I’m a shift worker with a home gym',
    did: [
      'Planned exercise around a roster',
      'Bought equipment second-hand',
      'Followed an online program',
      'Recovered between sessions',
      'Soundproofed a garage',
    ],
    wrong: ['I skipped training for a fortnight', 'A treadmill arrived with a part missing'],
  },
  {
    who: 'I’m a grandparent with a new tablet computer',
    did: [
      'Set up video calls',
      'Asked for help with an update',
      'Recovered a forgotten password',
      'Shared photos with relatives overseas',
      'Avoided an online scam',
    ],
    wrong: ['I deleted an album of photos', 'The tablet stopped charging on holiday'],
  },
]

/** Parents of children with something special about them, but nothing to do with illness. */
const PARENTS_WITH: Decoy[] = [
  {
    who: 'I’m a parent with a learner driver',
    did: [
      'Logged practice hours',
      'Compared insurance for a young driver',
      'Booked a lesson with an instructor',
      'Planned night drives',
      'Chose a safe first car',
    ],
    wrong: ['I forgot to sign a logbook', 'A driving test was put off for a month'],
  },
  {
    who: 'I’m a parent with two fussy eaters',
    did: [
      'Planned lunches for a week',
      'Tried to find a quick breakfast',
      'Shopped for groceries online',
      'Hid vegetables in pasta sauce',
      'Chose a meal kit',
    ],
    wrong: ['I threw out most of a meal kit', 'A supermarket swapped half my order'],
  },
  {
    who: 'I’m a parent with three children under five',
    did: [
      'Changed childcare centres',
      'Looked for a car with three child seats',
      'Found a babysitter',
      'Claimed a subsidy',
      'Got everyone out the door on time',
    ],
    wrong: ['I missed a day of childcare fees', 'A babysitter cancelled an hour before'],
  },
  {
    who: 'I’m a parent with one child in Year 12',
    did: [
      'Compared university courses',
      'Hired a tutor',
      'Visited a campus',
      'Agreed on study hours',
      'Applied for special consideration',
    ],
    wrong: ['I booked a holiday during exams', 'A tutor left in the middle of term'],
  },
  {
    who: 'I’m a parent with a daughter in rep netball',
    did: [
      'Raised money for a tour',
      'Shared lifts to away games',
      'Booked accommodation for a carnival',
      'Learnt to score a match',
      'Washed uniforms between games',
    ],
    wrong: ['I drove to the wrong courts', 'A carnival clashed with a school camp'],
  },
  {
    who: 'I’m a parent with adult children at home',
    did: [
      'Agreed on weekly board',
      'Divided household bills',
      'Turned a garage into a bedroom',
      'Asked for more help with housework',
      'Compared phone plans for four adults',
    ],
    wrong: ['I lent out a car and had no way to work', 'The power bill doubled over winter'],
  },
  {
    who: 'I’m a parent with a son in a band',
    did: [
      'Hired an instrument',
      'Found a music teacher',
      'Drove to rehearsals twice a week',
      'Dealt with complaints about noise',
      'Sold a drum kit',
    ],
    wrong: ['I missed a concert', 'A neighbour complained about practice'],
  },
  {
    who: 'I’m a parent with a keen young gamer',
    did: [
      'Agreed on screen time',
      'Set up parental controls',
      'Disputed an app purchase',
      'Chose a console',
      'Found a holiday coding camp',
    ],
    wrong: ['I approved a purchase by mistake', 'A stranger messaged our account'],
  },
]

/** Relatives, for a statement about a relative who isn't ill. */
export const RELATIVES: Decoy[] = [
  {
    who: 'My mother lives in a retirement village',
    did: [
      'Compared exit fees',
      'Helped downsize and move',
      'Booked a family lunch each month',
      'Set up internet in a unit',
      'Sold a house on someone’s behalf',
    ],
    wrong: ['I misread an exit fee', 'The village put its fees up'],
  },
  {
    who: 'My father runs a small hobby farm',
    did: [
      'Fenced a paddock over a weekend',
      'Found a buyer for cattle',
      'Arranged someone to feed animals',
      'Ordered hay from a distance',
      'Compared second-hand tractors',
    ],
    wrong: ['I ordered hay too late', 'A pump failed in a heatwave'],
  },
  {
    who: 'My partner works away for weeks',
    did: [
      'Planned meals for one',
      'Shared a calendar across time zones',
      'Booked flights between rosters',
      'Managed repairs alone',
      'Found after-hours childcare',
    ],
    wrong: ['I double-booked our only free weekend', 'A flight home was cancelled'],
  },
  {
    who: 'My brother owns a busy café',
    did: [
      'Covered a weekend shift',
      'Designed a menu',
      'Looked for weekend staff',
      'Lent money for new equipment',
      'Sorted out a late supplier invoice',
    ],
    wrong: ['I got an order wrong', 'A new barista quit after a week'],
  },
  {
    who: 'My sister plays in a touring band',
    did: [
      'Minded a flat for a month',
      'Sold tickets to friends',
      'Printed T-shirts',
      'Recorded a live show',
      'Collected a van from another city',
    ],
    wrong: ['I missed the last train after a show', 'A venue cancelled a booking'],
  },
  {
    who: 'My stepfather is a keen cyclist',
    did: [
      'Chose a helmet as a gift',
      'Planned a holiday around a race',
      'Compared roof racks',
      'Cleared space in a garage',
      'Kept kids busy on race days',
    ],
    wrong: ['I bought the wrong size jersey', 'A race was called off on the day'],
  },
  {
    who: 'My grandmother hosts every family Christmas',
    did: [
      'Ordered seafood for twenty',
      'Drew names for presents',
      'Booked a motel for relatives',
      'Set up tables in a shed',
      'Drove interstate with children',
    ],
    wrong: ['I forgot to order a ham', 'The oven broke on Christmas Eve'],
  },
]

/** People who mind children. */
const MINDERS: Decoy[] = [
  {
    who: 'I’m an aunt with a weekly babysitting night',
    did: [
      'Chose a film for two ages',
      'Planned an early dinner',
      'Managed two bedtimes',
      'Arranged lifts home late',
      'Bought a second-hand cot',
    ],
    wrong: ['I forgot which show was allowed', 'A niece wouldn’t settle all evening'],
  },
  {
    who: 'I’m a neighbour with a morning school run',
    did: [
      'Fitted a borrowed booster seat',
      'Shared petrol costs',
      'Changed our route around roadworks',
      'Asked for a permission form',
      'Organised a week of lifts',
    ],
    wrong: ['I left a school bag in the car', 'Roadworks made us late twice'],
  },
  {
    who: 'I’m a parent with a nanny share',
    did: [
      'Interviewed a nanny',
      'Divided wages between two families',
      'Swapped days at short notice',
      'Organised a trial week',
      'Claimed a rebate',
    ],
    wrong: ['I mixed up a Tuesday and a Thursday', 'A nanny gave a week’s notice'],
  },
  {
    who: 'I’m a godparent with school holiday duty',
    did: [
      'Compared holiday programs',
      'Booked tickets for a museum',
      'Took two days of leave',
      'Found things to do in the rain',
      'Drove halfway to meet a mother',
    ],
    wrong: ['I booked a sold-out program', 'A museum closed its play area'],
  },
  {
    who: 'I’m a student with a babysitting job',
    did: [
      'Got a working with children check',
      'Set an hourly rate',
      'Asked for a reference',
      'Learnt first aid',
      'Looked for families online',
    ],
    wrong: ['I double-booked a Saturday', 'A family cancelled on the day'],
  },
  {
    who: 'I’m a retiree with after-school pick-ups',
    did: [
      'Helped with maths homework',
      'Kept up with sports days',
      'Dealt with a late finish',
      'Set limits on a tablet',
      'Arranged cover for a holiday',
    ],
    wrong: ['I waited at the wrong gate', 'A sports session moved without notice'],
  },
]

/** The same people, for "I look after …". */
const LOOKS_AFTER = [
  'I look after two nieces on Friday nights',
  'I look after a neighbour’s kids before school',
  'I look after a friend’s toddler in turns',
  'I look after a godchild in the holidays',
  'I look after toddlers as a side job',
  'I look after two boys after school',
]

/** A job that names no health problem, unlike "a night shift worker with hay fever". */
export const A_JOB =
  /^I’m an? (?!.* (?:with|who (?:gets|has|lives|suffers))\b)(?!learner|volunteer)(?:\S+ )?(?:apprentice|barista|bartender|builder|carpenter|chef|cleaner|cook|driver|electrician|engineer|farmhand|firefighter|hairdresser|labourer|mechanic|midwife|miner|nurse|office worker|paramedic|pilot|plumber|police officer|shift worker|teacher|tradesperson|waiter)\b/

/** Statements like the wanted one, for when the subject isn't sensitive. */
/** Distractors for a statement about a faith or where a family comes from. */
export const OTHER_ORIGINS: Decoy[] = [
  {
    who: 'I’m a Hindu parent of school children',
    did: [
      'Planned a Diwali lunch',
      'Asked a school about a day off',
      'Ordered sweets for forty',
      'Compared Saturday language classes',
      'Arranged lifts to a temple',
    ],
    wrong: ['I double-booked a festival and a birthday', 'The sweet shop sold out before Diwali'],
  },
  {
    who: 'I’m a Greek Orthodox choir singer',
    did: [
      'Learnt a hymn by heart',
      'Baked bread for Easter',
      'Arranged lifts to a midnight service',
      'Booked a hall for a name day',
      'Chose candles for a christening',
    ],
    wrong: ['I lost my place in a solo', 'The hall was locked on a name day'],
  },
  {
    who: 'I’m a Sikh delivery driver',
    did: [
      'Packed a meal for a double shift',
      'Swapped a run to go to a wedding',
      'Served in a community kitchen',
      'Compared dash cams',
      'Planned stops around prayers',
    ],
    wrong: [
      'I missed a wedding because of a late run',
      'The van broke down on the way to a festival',
    ],
  },
  {
    who: 'I’m a Jewish uni student',
    did: [
      'Found kosher lunches near campus',
      'Asked to move an exam',
      'Hosted a Friday dinner',
      'Compared share houses in two suburbs',
      'Booked flights for Passover',
    ],
    wrong: [
      'I missed a deadline during a holiday',
      'The café near campus stopped selling kosher food',
    ],
  },
  {
    who: 'I’m part of a Vietnamese family in Australia',
    did: [
      'Planned a Lunar New Year lunch',
      'Translated a letter for a grandparent',
      'Booked flights for six relatives',
      'Found a weekend language class',
      'Arranged a visit to a grave',
    ],
    wrong: ['I mistranslated a date in a letter', 'The airline lost two of our cases'],
  },
  {
    who: 'I’m a member of a Samoan church',
    did: [
      'Practised with a choir each week',
      'Sewed outfits for White Sunday',
      'Raised money for a roof',
      'Organised a bus for youth group',
      'Cooked for a hundred guests',
    ],
    wrong: ['I cut the fabric too short', 'The bus for the youth group didn’t turn up'],
  },
  {
    who: 'I’m a Buddhist home carer',
    did: [
      'Arranged a shift around a retreat',
      'Drove a client to a temple',
      'Learnt to cook without onion or garlic',
      'Found a meditation group nearby',
      'Wrote notes for a weekend carer',
    ],
    wrong: ['I was rostered on during a retreat', 'The weekend carer didn’t read my notes'],
  },
  {
    who: 'I’m a woman in an Italian social club',
    did: [
      'Made tomato sauce with relatives',
      'Organised a bus to a feast day',
      'Called numbers at bingo',
      'Applied for a seniors grant',
      'Set tables for a Sunday lunch',
    ],
    wrong: ['I ordered too few chairs for a lunch', 'The bus driver went to the wrong suburb'],
  },
  {
    who: 'I’m a man in a Greek dance group',
    did: [
      'Practised for a street festival',
      'Had a costume altered',
      'Taught steps to teenagers',
      'Recorded music for a show',
      'Booked a stage',
    ],
    wrong: ['I forgot my shoes on the day of a show', 'The sound system failed halfway through'],
  },
  {
    who: 'I’m part of a Lebanese family in Australia',
    did: [
      'Cooked for forty at Easter',
      'Planned an engagement party',
      'Sent money to an uncle',
      'Compared phone plans for calls overseas',
      'Helped a cousin settle in',
    ],
    wrong: ['I misread the date of an engagement party', 'The bank held up money for my uncle'],
  },
  {
    who: 'I’m a Filipino shift worker',
    did: [
      'Packed a box of gifts for relatives',
      'Swapped a shift for a christening',
      'Called home at odd hours',
      'Compared fees for sending money',
      'Cooked for a street party',
    ],
    wrong: ['I slept through a call from home', 'The box of gifts arrived damaged'],
  },
  {
    who: 'I’m a Tongan rugby parent',
    did: [
      'Drove a team to an away game',
      'Sold plates of food at a fundraiser',
      'Ordered training gear for a team',
      'Learnt how to strap an ankle',
      'Planned a team dinner',
    ],
    wrong: ['I forgot to wash the jerseys', 'The ground was double-booked on finals day'],
  },
]

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
  {
    says: /^I (?:babysit|care for|help|look after|mind) .*\b(?:bab(?:y|ies)|boys?|child(?:ren)?|girls?|grand(?:child(?:ren)?|daughters?|sons?)|kids?|nephews?|nieces?|toddlers?|twins)\b/,
    roles: MINDERS.map((one, at) => ({ ...one, who: LOOKS_AFTER[at] ?? one.who })),
  },
  {
    says: /\b(?:babysit\w*|mind(?:ing|s)?|school runs?)\b/,
    roles: MINDERS,
  },
  {
    says: /^I’m an? (?:\S+ )?(?:step-?)?(?:dad|father|mother|mum|parent)s? (?:who has|whose|with)\b/,
    roles: PARENTS_WITH,
  },
  {
    says: /^I have (?:an?|one|two|three) (?:\S+ )*(?:child(?:ren)?|daughters?|kids?|sons?|teen(?:ager)?s?|toddlers?)\b/,
    roles: PARENTS_WITH.map(({ who, ...rest }) => ({
      ...rest,
      who: who.replace('I’m a parent with', 'I have'),
    })),
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
 * Where distractors are if the wanted answer names a place. A town replaces the place in `from`. We
 * only add an area to roles without a place, because a ferry at the wharf can't be in the hills.
 */
export const OTHER_PLACES: { says: RegExp; from: RegExp; places: string[] }[] = [
  // There are no shearers in Cairns.
  {
    says: /\b(?:beekeeper|cattle|dairy|farm\w*|grazier|grower|livestock|orchard\w*|shearer|station|wine\w*)\b.* (?:in|near|on) (?:the )?[A-Z]/,
    from: /(?: (?:at|by|in|near|on) .*)?$/,
    places: [
      'in the Riverina',
      'in the Mallee',
      'in New England',
      'in Central Queensland',
      'in the Wheatbelt',
      'in the Barossa',
    ],
  },
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
  'Flew to Perth for a job interview',
  'Moved furniture to Canberra',
  'Looked for a flat in Townsville',
  'Drove to Geelong to see a specialist',
  'Planned a wedding in Hobart',
  'Booked tickets for a match in Newcastle',
]
