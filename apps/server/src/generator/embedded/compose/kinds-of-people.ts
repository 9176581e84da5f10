import { ANYONE_AT_HOME, ANYONE_AT_WORK } from '../bank/anyone.ts'
import type { Domain } from '../bank/domain.ts'

const TRADES =
  'plumber|electrician|carpenter|painter|tiler|roofer|landscaper|mechanic|plasterer|locksmith|glazier|cabinet maker|concreter|bricklayer|pest controller|pool technician|builder|handyman|welder|gardener|fitter|crane operator|maintenance technician|car detailer|tradie'
const CARE =
  'nurse|GP|doctor|surgeon|dent|physio|pharmac|paramedic|midwife|radiograph|optometr|psycholog|therap|diet|podiatr|audiolog|osteo|pathologist|health|carer|care worker|support worker|clinic|practice|ward|social worker|counsellor|hygienist|receptionist|hospital|patholog|technician'
/** Whoever works for another; all others may have a business of their own. */
const EMPLOYED =
  /(officer|clerk|assistant|receptionist|warehouse hand|kitchen hand|cashier|bank clerk|call centre agent|customer service agent|administrator|secretary|packer|security guard|nurse|bus driver|teacher|waiter)$/

/** A word for many kinds of people, and those kinds: who is one of them would give that answer. */
const KINDS: [RegExp, RegExp][] = [
  [/\b(tradie|trades(person|man|woman)|subcontractor|subbie|apprentice)$/, new RegExp(TRADES)],
  [
    /\b(builder|labourer|construction worker|construction crew member)$/,
    new RegExp(`${TRADES}|site|estimator`),
  ],
  [
    /\b(clinician|doctor|practitioner|(health|healthcare|medical|hospital|clinic|frontline|care)[ -](worker|professional|team member|staff member))$/,
    new RegExp(CARE),
  ],
  [
    /\b(teacher|educator|tutor|academic|trainer|coach|instructor)$/,
    /teacher|tutor|lecturer|educator|principal|coach|instructor|trainer|aide|professor|dean|teaching|academic/,
  ],
  [
    /\b(farmer|grower|producer|primary producer)$/,
    /farm|grower|grazier|orchardist|beekeeper|vigneron|winemaker|dairy|producer|station|livestock|viticult|nursery|agronomist/,
  ],
  [
    /\b(student|learner|undergraduate)$/,
    /student|apprentice|PhD|learner|trainee|undergrad|postgrad|pupil|graduate|researcher/,
  ],
  [
    /\b(carer|caregiver)$/,
    /carer|caregiver|parent|daughter|son\b|spouse|partner|guardian|nurse|support|sibling|aunt|foster|volunteer visitor/,
  ],
  [
    /\b(driver|truckie|trucker|courier|delivery rider)$/,
    /driver|courier|rider|chauffeur|carrier|removalist|forklift|logistics|captain/,
  ],
  [/\b(lawyer|solicitor)$/, /lawyer|solicitor|barrister|counsel|legal|notary|conveyancer|attorney/],
  [
    /\b(developer|programmer|engineer)$/,
    /developer|engineer|programmer|tester|administrator|DevOps/,
  ],
  [
    /\b(researcher|scientist|academic)$/,
    /scientist|research|chemist|biologist|postdoc|PhD|lecturer|ecologist|statistician|lab /,
  ],
  [
    /^(manager|team leader|supervisor|leader|executive|director)$/,
    /manager|leader|supervisor|director|lead$|principal|captain|owner|head/,
  ],
  [
    /\b(retailer|shop owner|shopkeeper|store owner)$/,
    /owner|florist|butcher|bookseller|newsagent|grocer|boutique|seller|store|stallholder|shop/,
  ],
  [
    /\b(first responder|emergency worker|emergency services worker)$/,
    /firefighter|paramedic|police|SES|lifeguard|emergency|dispatcher|brigade|ranger|nurse|patroller/,
  ],
  [
    /\b(creator|artist|creative|maker)$/,
    /podcaster|photographer|writer|illustrator|musician|videographer|designer|artist|maker|actor|journalist|potter/,
  ],
  [
    /\b(hospitality|hotel|kitchen|restaurant|cafe)[ -](worker|staff member|team member)$/,
    /barista|waiter|chef|kitchen|bartender|housekeeper|baker|cook|owner|manager|caterer/,
  ],
]
const ON_THEIR_OWN =
  /\b(business owner|sole trader|entrepreneur|founder|freelancer|contractor|franchisee|self-employed person|consultant)$/
/** Told by when or where they work, and not by what: every job may be theirs. */
const ANY_JOB =
  /^(?:(?:shift|night|casual|gig|FIFO|remote|part-time|night-shift|key) )?(?:worker|employee|commuter|professional|staff member|team member)$/
const NO_JOB = [
  'retiree',
  'full-time student',
  'stay-at-home parent',
  'jobseeker',
  'full-time carer',
]

const NO_DESK = ['chef', 'nurse', 'bus driver', 'electrician', 'shop assistant', 'warehouse hand']

/** A word that covers half of its own field: then only those beside it are another answer. */
const BROAD =
  /^(tradie|tradesperson|farmer|grower|sole trader|.*business owner|freelancer|manager|worker|.*team member|creator|entrepreneur|founder|lawyer|doctor|clinician|driver|teacher|nurse|developer|engineer|researcher|scientist)$/

const ENOUGH = 6

/** Other answers than a role: never a kind of it, since who is wanted would choose that. */
export function besides(role: string, { side, roles, peers }: Domain): string[] {
  // At home the roles of a field often go together, as renter and housemate; its peers do not.
  const near = side === 'home' || BROAD.test(role) ? peers : [...roles, ...peers]
  if (side === 'work' && ANY_JOB.test(role)) return NO_JOB
  if (role === 'office worker') return NO_DESK
  const far = side === 'work' ? ANYONE_AT_WORK.peers : ANYONE_AT_HOME.peers
  const isKind = (other: string) =>
    ON_THEIR_OWN.test(role)
      ? !EMPLOYED.test(other)
      : KINDS.some(([word, kinds]) => word.test(role) && kinds.test(other))
  const apart = near.filter((other) => !isKind(other))
  if (apart.length >= ENOUGH) return apart
  return [...new Set([...apart, ...[...far, ...EMPLOYEES].filter((other) => !isKind(other))])]
}

const EMPLOYEES = [
  'bank clerk',
  'office administrator',
  'call centre agent',
  'security guard',
  'council officer',
  'legal secretary',
]
