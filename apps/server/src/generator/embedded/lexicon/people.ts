import type { Domain } from '../bank/domain.ts'
import { DOMAINS } from '../bank/domains.ts'

type Side = Domain['side']
const list = (text: string) => text.trim().split(/\s+/)

const AT_HOME =
  list(`relative athlete postgrad undergrad singer drummer guitarist pianist homeschooler diabetic sufferer umpire referee scorer dancer busker skater holder seeker goer quilter angler crocheter climber kayaker sailor paddler bowler skater crafter scrapbooker detectorist woodworker birder aunt astronomer beginner birdwatcher executor boarder bride buyer camper carer caregiver collector commuter cyclist dad daughter downsizer expat
  fan father flatmate foodie gamer gardener golfer guest visitor grandma grandpa nan nanna grandparent guardian gym-goer hiker hobbyist homebuyer homeowner
  homebody householder housemate immigrant investor jobseeker knitter learner migrant motorist mother mum newcomer nomad owner parent
  participant passenger patient pensioner pet-owner player reader refugee renovator rent-payer renter resident retiree rider runner saver
  sewer shopper skier smoker son spouse student surfer survivor swimmer teenager tenant tourist traveller traveler vegan vegetarian veteran
  sibling brother sister friend neighbour volunteer walker wife husband widow widower bridesmaid woman-in-labour`)
const AT_WORK =
  list(`anaesthetist audiologist obstetrician paediatrician radiologist sonographer dermatologist oncologist hygienist undertaker farrier fitter rigger
  boilermaker cabinetmaker stonemason deckhand skipper steward attendant caretaker concierge bartender picker packer locum registrar notary
  chaplain pastor archivist choreographer composer tattooist piercer lopper certifier assessor economist actuary foreman accountant actor administrator adviser advisor agent agronomist analyst apprentice arborist architect artist assistant
  auditor author baker barber barista barrister beekeeper biologist blacksmith bookkeeper bookseller bricklayer broker builder
  butcher captain carpenter caseworker caterer celebrant chef chemist cleaner clinician coach clerk concreter conductor conservator curator scaffolder
  consultant contractor conveyancer coordinator counsellor courier creator dentist designer developer dietitian director dispatcher
  doctor driver editor educator electrician employer engineer entrepreneur estimator executive fabricator farmer firefighter fisher
  florist forester founder freelancer fundraiser gp glazier grazier groomer grower guide hairdresser host inspector installer
  instructor interpreter jeweller joiner journalist labourer landlord landscaper lawyer lecturer librarian lifeguard locksmith machinist maker
  manager manufacturer marketer mechanic midwife miner musician nanny nurse nutritionist officer operator optometrist orchardist
  organiser orthodontist osteopath painter paralegal paramedic pathologist pharmacist photographer physio physiotherapist pilot
  planner plasterer plumber podcaster podiatrist potter principal printer producer professional programmer psychologist publican
  radiographer ranger realtor receptionist recruiter removalist reporter researcher retailer roofer sailor salesperson scientist secretary
  seller shearer shopkeeper social-worker solicitor sommelier stallholder statistician supervisor surgeon surveyor teacher
  technician tester therapist tiler tradesperson tradie trainer translator treasurer truckie tutor upholsterer vet veterinarian videographer
  vigneron waiter warden welder wholesaler winemaker worker writer zookeeper lead leader sole-trader team-leader`)

/** Plurals that a rule would get wrong. */
const PLURALS: Record<string, string> = {
  salesperson: 'salespeople',
  tradesperson: 'tradespeople',
  midwife: 'midwives',
  'woman-in-labour': 'women in labour',
  spouse: 'spouses',
  wife: 'wives',
  coach: 'coaches',
}

export function pluralRole(singular: string): string {
  const [, before = '', head = singular, after = ''] =
    /^(.*?)([\w'-]+)((?: (?:of|with|for|to|at|in|on|from|renting|who)\b.*)?)$/.exec(singular) ?? []
  return `${before}${pluralOf(head)}${after}`
}

function pluralOf(head: string): string {
  if (PLURALS[head]) return PLURALS[head]
  if (/.{3}(man|woman)$/.test(head)) return head.replace(/an$/, 'en')
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(head) ? `${head}es` : `${head}s`
}

export const headOf = (role: string) =>
  role
    .split(/ (?:of|with|for|to|at|in|on|from|renting|who) /)[0]
    ?.split(' ')
    .at(-1) ?? role

/** Every known word for people, singular and plural, with its singular. */
const HEADS = new Map<string, string>()
for (const role of [
  ...AT_HOME,
  ...AT_WORK,
  ...DOMAINS.flatMap((row) => [...row.roles, ...row.peers]),
]) {
  const head = headOf(role).toLowerCase()
  HEADS.set(head, head)
  HEADS.set(pluralOf(head), head)
}

/** Ends like a word for people, and is a thing. */
const THINGS = new Set(
  list(`orders dispensers feeders detectors heaters coolers blowers mowers counters sensors numbers papers letters offers computers printers trailers containers scooters routers chargers customers
  users members dinners flowers prices powers matters corners errors mirrors doors floors tractors motors monitors factors colors
  meters filters reminders folders calendars dollars stickers posters newsletters parameters transfers covers timers timesheets covers vouchers
  lists waitlists checklists playlists fridges others buyers-guides hours years tenders shelters boosters trackers planners layers
  registers disasters clusters answers sponsors donors others players lovers twisters rivers waters summers winters`),
)

/** The singular of a word for people. After a cue an unknown -er, -or, -ist or -ian is believed. */
export function personOf(word: string, afterCue: boolean): string | undefined {
  const known = HEADS.get(word)
  if (known) return known
  const one = /^(.{3,})(men|women)$/.exec(word)
  if (one) return `${one[1]}${one[2] === 'men' ? 'man' : 'woman'}`
  const isLikely = afterCue && /..(ers|ors|ists|ians)$/.test(word) && !THINGS.has(word)
  return isLikely ? word.slice(0, -1) : undefined
}

/** By its head: whom only the ending tells may do it for a living or not. */
export const isKnownPerson = (role: string) => HEADS.has(headOf(role).toLowerCase())

export const isPlural = (word: string) => HEADS.get(word) !== word

/** Too wide to screen for: what they do tells more. */
export const GENERIC = new Set(
  list(`people adults everyone anyone someone users individuals folks women men australians aussies locals those humans customers
  consumers clients members couples couple person persons woman man adult user households professionals guys blokes ladies ones lovers families family neighbours neighbour`),
)

/** Never asked themselves: who answers for them. */
export const ANSWERED_BY: Record<string, string> = {
  kid: 'parent',
  kids: 'parent',
  child: 'parent',
  children: 'parent',
  toddlers: 'parent',
  babies: 'parent',
  baby: 'parent',
  teenagers: 'parent',
  teens: 'parent',
  teenager: 'parent',
  pupils: 'teacher',
  dogs: 'dog owner',
  dog: 'dog owner',
  puppies: 'dog owner',
  cats: 'cat owner',
  cat: 'cat owner',
  horses: 'horse owner',
  pets: 'pet owner',
  pet: 'pet owner',
}

const BUSINESS_WORD =
  /\b(business|franchise|cafe|shop|store|restaurant|studio|salon|clinic|farm|company|agency|gym|pub|bakery|venue|practice|firm|kennel|laundry|boutique|truck|nursery|bar|hotel|winery|school|park|centre|club)\b/
const HOME_HEADS = new Set(AT_HOME)
const ROW_SIDE = new Map<string, Side>(
  DOMAINS.flatMap((row) => row.roles.map((role): [string, Side] => [role.toLowerCase(), row.side])),
)

/** A hobby beekeeper keeps bees at home, whatever other beekeepers do. */
const UNPAID =
  /(committee|club|group|band|troupe) member$|^choir |^volunteer (?!coordinator|manager)|^(scout|guide|youth group|cub) leader$|^(elderly|older|young (?!(?:farmer|doctor|lawyer|teacher|worker|professional|tradie|chef|nurse|driver|grower|founder)\b)|teenage|hobby|amateur|backyard|weekend|recreational|retired|keen|community (?:choir|garden|group)|home (?!bakers?\b))/

/** Whether people are met at work: a cafe owner is, a dog owner is not. */
export function sideOf(role: string): Side {
  if (UNPAID.test(role)) return 'home'
  const known = ROW_SIDE.get(role.toLowerCase())
  if (known) return known
  const head = headOf(role)
  if (/^(debt collector|market gardener|(food )?delivery rider|courier rider)$/.test(role))
    return 'work'
  if (/^(cattle|wool|grain|media|livestock|fashion|timber|retail) buyer$/.test(role)) return 'work'
  if (head === 'owner' || head === 'buyer') return BUSINESS_WORD.test(role) ? 'work' : 'home'
  if (/support worker|professional|coordinator/.test(role)) return 'work'
  return HOME_HEADS.has(head) ? 'home' : 'work'
}

const EMPLOYEES = new Set(
  list(`analyst assistant barista carer cashier clerk coordinator courier developer dispatcher driver educator engineer firefighter labourer
  lecturer librarian member midwife nurse officer operator packer paramedic pathologist pharmacist radiographer ranger receptionist
  scientist teacher technician tester waiter worker`),
)

/** Who uses what others buy: a nurse is asked at best, a plumber decides. */
export const isEmployee = (role: string) =>
  EMPLOYEES.has(headOf(role)) && !/\b(private|freelance|owner)\b/.test(role)
