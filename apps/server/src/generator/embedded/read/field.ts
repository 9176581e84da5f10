import type { Domain } from '../bank/domain.ts'
import { DOMAINS, fallbackDomain } from '../bank/domains.ts'
import { headOf, personOf, pluralRole } from '../lexicon/people.ts'
import { isBereaved, OF_FAMILY } from './bereaved.ts'
import type { MetAt } from './met-at.ts'

const PRODUCTS = /^(software|saas|cloud|api|business|community)$/i

/** The field that most words speak for, on the side where its people are met. */
export function domainOf(
  words: string[],
  role: string | undefined,
  { wanted, otherwise }: MetAt,
  task = '',
): Domain {
  // What is built says nothing of the field: software for undertakers.
  const told = words.filter((word) => !PRODUCTS.test(word) || role?.includes(word))
  const text = ` ${told
    .join(' ')
    .toLowerCase()
    .replace(/'(?= |$)/g, '')
    // Who looks after a parent raises no children.
    .replace(/\b(?:older|elderly|ageing|aging|frail) parents?\b/g, 'carer')
    .replace('school holidays', 'holidays')} `
  const isGrieving = isBereaved(text)
  let best: Domain | undefined
  let most = 0
  for (const row of DOMAINS) {
    if ((wanted && row.side !== wanted) || (isGrieving && OF_FAMILY.has(row.name))) continue
    const score = scoreOf(row, text, role) + byTask(row, task, role)
    if (score > most && isBacked(row, text, score, role)) [best, most] = [row, score]
  }
  return best ?? fallbackDomain(wanted ?? otherwise)
}

/** Heads that say nothing of the field. */
const ANYWHERE = new Set(
  'volunteer owner manager worker officer coordinator assistant member leader director technician engineer inspector operator agent planner contractor'.split(
    ' ',
  ),
)

/** Students eat and rent as well as study. */
const isWide = (role: string) =>
  /^(student|parent|grandparent|volunteer|resident|owner|member|apprentice|retiree|pensioner|teenager|migrant|refugee)$/.test(
    role,
  )

/** At home what is done says more than who does it: grandparents take tablets, too. */
function byTask(row: Domain, task: string, role: string | undefined): number {
  // What new parents do is about the baby; whom others chase is not what they do.
  if (!role || row.side !== 'home' || /^new (?:parent|mum|dad|mother|father)$/.test(role)) return 0
  // Nobody's way to work is a trip.
  const plain = task.replace(/^travel (?=home |to )/, 'commute ')
  const done = plain.split(' ').filter((word) => !personOf(word, false))
  return cuesIn(row, ` ${done.join(' ').toLowerCase()} `) * 2
}

/** One dentist speaks for the same field as many; a cue counts once in either form. */
function cuesIn(row: Domain, text: string): number {
  const found = row.cues.filter(
    (cue) => cue && (text.includes(` ${cue} `) || text.includes(` ${cue}s `)),
  )
  return new Set(found.map((cue) => cue.replace(/s$/, ''))).size
}

/** Words of many fields: alone they speak for none. */
const STRAY = new Set(
  `code cloud incidents marking reports private practise training running power super save saving shares content lead leads planning
  policy party planner planners stock returns load loads machine machines production assembly papers agents hosts statements accounts law
  clause leave theatre ward aged falls resident residents mob instrument collecting study weight hearing blind mental band bands grants
  second-hand secondhand samples specialist agency library court roads rental rentals`.split(/\s+/),
)

/** Whom another word describes is at home in a field only if two words say so. */
function isBacked(row: Domain, text: string, score: number, role: string | undefined): boolean {
  if (score >= 2) return true
  const isOnlyStray = row.cues.every((cue) => !text.includes(` ${cue} `) || STRAY.has(cue))
  const isInRole = role
    ?.split(' ')
    .some((word) => row.cues.includes(word) || row.cues.includes(pluralRole(word)))
  return !isOnlyStray && (!role || (row.side === 'home' && isInRole === true))
}

function scoreOf(row: Domain, text: string, role: string | undefined): number {
  const cues = cuesIn(row, role && isWide(role) ? text.replaceAll(` ${role}s `, ' ') : text)
  if (!role) return cues
  const named = [row.roles, row.peers].map((list) => list.map((entry) => entry.toLowerCase()))
  const [isRole, isPeer] = named.map((list) => list.includes(role))
  const head = headOf(role)
  const isAkin = !ANYWHERE.has(head) && named[0]?.some((entry) => headOf(entry) === head)
  // What stands in the role itself speaks louder than what stands around it.
  const told = role
    .split(' ')
    // "vintage car owner": what stands next to the head.
    .filter((word, at, all) => at >= all.length - 2 || word === 'private')
    .filter((word) => !STRAY.has(word) || word === 'private')
    .filter(
      (word) =>
        !(word === 'developer' && /^(property|land|business|curriculum|housing)\b/.test(role)),
    )
    .filter((word) => row.cues.includes(word) || row.cues.includes(pluralRole(word)))
    .reduce(
      (sum, word) =>
        sum + (/^(planner|agent|host|studio)$/.test(word) ? 0 : word === 'farmer' ? 1 : 2),
      0,
    )
  // "body corporate manager"
  const isInName = row.cues.some((cue) => cue.includes(' ') && ` ${role} `.includes(` ${cue} `))
  return (
    cues +
    (isInName ? 2 : 0) +
    told +
    (isRole && !isWide(role)
      ? 3
      : isRole
        ? 1
        : isPeer && row.side === 'work'
          ? 1.5
          : isAkin
            ? 0.5
            : 0)
  )
}
