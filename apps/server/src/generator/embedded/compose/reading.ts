import { plural, toThem, verbPhrase } from '../language/inflect.ts'
import { pluralRole } from '../lexicon/people.ts'
import type { Brief } from '../read/brief.ts'
import { taskOf } from './facts.ts'

/**
 * What was understood, in a few words: "florists who order flowers". An engine that is sure may still be
 * wrong, and a researcher sees that here sooner than in five facts.
 */
export function readingOf(brief: Brief): string {
  const { role, workplace, trait, domain, job, loss, leftOut } = brief
  const unnamed = domain.side === 'work' ? `people in ${domain.area.toLowerCase()}` : 'people'
  const people = [role ? pluralRole(role) : unnamed, workplace && manyPlaces(workplace)]
    .filter(Boolean)
    .join(' ')
  const task = taskOf(brief)
  // What is lost says more than that it is dealt with.
  const lost = loss && `${loss.verb} ${loss.noun}`
  const isLost = !job && loss?.noun.endsWith(brief.topic) === true
  const deeds = [trait?.plain.replace(/^lose /, 'lost '), isLost ? undefined : task, lost].filter(
    (deed, at, all) => deed && all.indexOf(deed) === at,
  )
  const told = deeds.map((deed) => deed?.replace(/^be /, 'are ')).join(' and ')
  const rest =
    leftOut && task === job?.deed.plain ? ` (${verbPhrase(leftOut).gerund} is left out)` : ''
  return `${people} who ${toThem(`${told}${rest}`)}`
}

/** Of many people it is told with many places: bus drivers "at council depots". */
const manyPlaces = (workplace: string) =>
  workplace.replace(
    /^(\w+) an? (.+)$/,
    (_all, at: string, place: string) => `${at} ${plural(place)}`,
  )
