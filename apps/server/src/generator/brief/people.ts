import type { Field, Life } from '@wattle/contract/brief'
import { FIELD_CONTENT } from '../content/fields.ts'
import { pluralWord } from './nouns.ts'
import { isVerb } from './verbs.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Words for one person, by the part of life they speak of. Elsewhere a word may speak of either. */
const PRIVATE = words(`
  angler astronomer athlete aunt beginner birder birdwatcher boarder bowler bride bridesmaid brother busker
  buyer camper caregiver carer climber collector commuter couple crafter crocheter cyclist dad dancer daughter
  detectorist diabetic downsizer drummer executor expat fan father flatmate foster-parent friend gamer
  gardener goer golfer grandma grandpa grandparent groom guardian guest guitarist hiker hobbyist holder
  homebuyer homeowner homeschooler householder housemate husband immigrant investor jobseeker kayaker knitter
  learner migrant mother motorist mum nan nanna neighbour newcomer newlywed nomad paddler parent participant
  passenger patient pensioner pianist player postgrad quilter reader refugee relative renovator renter
  resident retiree rider runner sailor saver scrapbooker seeker sewer shopper sibling singer sister skater
  skier smoker son spouse stepparent student sufferer surfer survivor swimmer tenant tourist traveler
  traveller twin undergrad vegan vegetarian veteran visitor walker widow widower wife woodworker`)
const PAID = words(`
  accountant actor actuary administrator adviser advisor agent agronomist anaesthetist analyst apprentice
  arborist architect archivist artist assessor assistant attendant audiologist auditor author baker barber
  barista barrister bartender biologist blacksmith boilermaker bookkeeper bookseller bricklayer
  broker builder butcher cabinetmaker caretaker carpenter caseworker caterer celebrant certifier chaplain chef
  chemist choreographer cleaner clerk clinician composer concierge concreter conductor conservator consultant
  contractor conveyancer cook coordinator counsellor courier creator curator deckhand dentist dermatologist
  designer developer dietitian director dispatcher doctor driver economist editor educator electrician
  employer engineer entrepreneur estimator executive fabricator farmer farrier firefighter fisher fitter
  florist foreman forester founder freelancer glazier gp grazier groomer grower hairdresser host hygienist
  inspector installer instructor interpreter jeweller joiner journalist labourer landlord landscaper lawyer
  leader lecturer librarian lifeguard locksmith locum machinist maker manager manufacturer marketer mechanic
  midwife miner musician nanny notary nurse nutritionist obstetrician officer oncologist operator optometrist
  orchardist orthodontist osteopath packer paediatrician painter paralegal paramedic pastor pathologist
  pharmacist photographer physio physiotherapist picker piercer pilot planner plasterer plumber podcaster
  podiatrist potter principal printer producer professional programmer proprietor psychologist publican
  radiographer radiologist ranger realtor receptionist recruiter registrar removalist reporter researcher
  retailer rigger roofer sailor salesperson scaffolder scientist seller shearer shopkeeper skipper solicitor
  sommelier sonographer stallholder statistician steward stonemason supervisor surgeon surveyor tattooist
  teacher technician tester therapist tiler tradesperson tradie trainer translator truckie tutor undertaker
  upholsterer vet veterinarian videographer vigneron waiter warden welder wholesaler winemaker worker writer
  zookeeper`)
const UNPAID = words(`
  volunteer treasurer secretary fundraiser captain coach referee umpire scorer organiser committee-member scout-leader`)
/** Owners, drivers and members may be at work or at home. */
const EITHER = words(`
  owner member driver user beekeeper customer client leader head chair president helper supporter breeder rider seller buyer`)

/** Ends like a word for people, but isn't one. */
const THINGS = new Set(
  words(`triggers 
  answers blowers boosters buyers-guides calendars chargers checklists clusters colors computers containers
  coolers corners counters covers detectors dinners disasters dispensers dollars doors errors factors feeders
  filters floors flowers folders fridges heaters hours layers letters lists matters meters mirrors monitors
  motors mowers newsletters numbers offers orders others papers parameters planners playlists posters powers
  prices printers registers reminders rivers routers scooters sensors shelters stickers summers tenders timers
  timesheets trackers tractors trailers transfers twisters vouchers waitlists waters winters years`),
)

/** Too wide to look for. */
export const GENERIC = new Set(
  words(`people everyone anyone everybody users customers clients consumers businesses companies individuals
    folks adults australians humans someone person persons women men families households`),
)

/** They can't be on the panel; someone answers for them. */
export const UNDER_18: Record<string, string> = {
  children: 'parents of',
  kids: 'parents of',
  toddlers: 'parents of',
  babies: 'parents of',
  teenagers: 'parents of',
  teens: 'parents of',
  pupils: 'teachers of',
  schoolchildren: 'parents of',
  'school students': 'teachers of',
}

/** An organisation isn't a person: who there? */
export const ORGANISATIONS = new Set(
  words(`clinics schools hospitals councils cafes restaurants shops stores gyms clubs charities farms factories
    agencies startups firms companies practices pharmacies libraries universities hotels pubs churches salons studios
    banks venues warehouses nurseries kindergartens bakeries breweries wineries theatres museums surgeries offices`),
)

const HEADS = new Map<string, Life | undefined>()
for (const [list, life] of [
  [EITHER, undefined],
  [PRIVATE, 'PRIVATE'],
  [PAID, 'PAID'],
  [UNPAID, 'UNPAID'],
] as const) {
  for (const one of list) {
    HEADS.set(one, life)
    HEADS.set(pluralWord(one), life)
  }
}
for (const word of ['parents', 'people', 'families', 'mums', 'dads']) HEADS.set(word, 'PRIVATE')

const LIKE_PEOPLE = /..(ers|ors|ists|ians)$/

/** The word in a phrase that says what it is about: the last one before of, for, with, at, in, who. */
export const headOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/ (?:of|for|to|with|without|in|at|on|from|who|whose|that|asked|living|under|over) /)[0]
    ?.split(' ')
    .at(-1) ?? ''

/** Whether a plural word names people. */
export const isPeople = (word: string): boolean =>
  (HEADS.has(word) && pluralWord(word) === word) ||
  (LIKE_PEOPLE.test(word) && !THINGS.has(word) && !isVerb(word.slice(0, -1)))

/** Whether a word, singular or plural, names a person. */
export const isPerson = (word: string): boolean => HEADS.has(word) || isPeople(word)

export const isKnownPerson = (word: string): boolean => HEADS.has(word)

const UNPAID_PHRASE =
  /\b(club|choir|church|committee|volunteer|parish|scout|p&c|association|charity)\b/
const PAID_PHRASE =
  /\b(business|shop|cafe|store|restaurant|company|salon|clinic|farm|franchise|laundromat|studio|practice|agency|bakery|nursery|gym) (owners?|managers?)\b/

/** Undefined where the words don't say. */
export function lifeOf(who: string): Life | undefined {
  const phrase = who.toLowerCase()
  if (PAID_PHRASE.test(phrase)) return 'PAID'
  const life = HEADS.get(headOf(phrase))
  if (UNPAID_PHRASE.test(phrase) && life !== 'PRIVATE') return 'UNPAID'
  return life
}

/** The one field whose roles name these people. */
export function fieldOfRole(who: string): Field | undefined {
  const head = headOf(who)
  const fields = (Object.keys(FIELD_CONTENT) as Field[]).filter((field) =>
    FIELD_CONTENT[field].roles.some(
      (role) =>
        pluralWord(headOf(role.toLowerCase())) === head &&
        pluralWord(role.toLowerCase()) === who.toLowerCase(),
    ),
  )
  return fields.length === 1 ? fields[0] : undefined
}
