import { SCALES, type Scale } from '../bank/scales.ts'
import { capitalised, infinitive, verbPhrase } from '../language/inflect.ts'
import { JOB_VERBS, STATE_VERBS } from '../lexicon/verbs.ts'
import { type Fact, SHORT_SPAN } from './facts.ts'

const FEELING =
  /^(?:is |feels |gets )?(?:very |often )?(?:frustrated|annoyed|overwhelmed|stressed|unhappy|dissatisfied|fed up) (?:with|by|about|over) (.+)$/i
const TROUBLE =
  /^(?:often )?(?:struggles?|has (?:trouble|difficulty|problems)|finds it (?:hard|difficult)|worries|complains)(?: with| about| in| over)? (.+)$/i
const WISH = /^(?:is )?(?:wants?|wanting|needs?|would like|hopes?|tries|trying|looking) to (.+)$/i
const INTEREST =
  /^(?:is )?(?:very )?(?:interested in|passionate about|curious about|keen on) (.+)$/i

/** How somebody feels or what they wish is no fact; that they had trouble, tried or read up is. */
export function readFeeling(line: string): Fact[] | undefined {
  const trouble = FEELING.exec(line)?.[1] ?? TROUBLE.exec(line)?.[1]
  if (trouble) {
    const task = /^to (.+)/.exec(trouble)?.[1]
    const about = task ? verbPhrase(task).gerund : trouble
    return [{ kind: 'hassle', hassle: 'trouble', about, span: SHORT_SPAN }]
  }
  const wish = WISH.exec(line)?.[1]
  if (wish) return [{ kind: 'did', text: `Tried to ${wish}`, span: SHORT_SPAN }]
  const interest = INTEREST.exec(line)?.[1]
  return interest ? [{ kind: 'did', text: `Read up on ${interest}`, span: SHORT_SPAN }] : undefined
}

const RHYTHMS: [RegExp, Scale][] = [
  [
    / (?:daily|every day|most (?:days|nights|evenings|mornings)|every (?:night|evening|morning|shift))$/i,
    SCALES.week,
  ],
  [/ (?:weekly|every week|each week|most weeks|regularly|often|frequently)$/i, SCALES.month],
  [/ (?:monthly|every month|each month|every quarter)$/i, SCALES.year],
]

/** "Rosters staff every week", "Cooks most nights": what is done now was done lately. */
export function readHabit(line: string): Fact[] | undefined {
  const [first = '', ...rest] = line.replace(/^(often|regularly|mainly) /i, '').split(' ')
  const word = first.toLowerCase()
  const verb = infinitive(word)
  const isDone = /[^s]s$/.test(word) && JOB_VERBS.has(verb) && !STATE_VERBS.has(verb)
  // When they work is how they live.
  const isHours = /^(?:finish|start)$/.test(verb) && rest[0] === 'work'
  if (!isDone || isHours || rest.length === 0) return undefined
  const task = [verb, ...rest].join(' ')
  const rhythm = RHYTHMS.find(([pattern]) => pattern.test(task))
  if (!rhythm)
    return [{ kind: 'did', text: capitalised(verbPhrase(task).past), span: SCALES.month.span }]
  return [{ kind: 'often', task: task.replace(rhythm[0], ''), scale: rhythm[1] }]
}
