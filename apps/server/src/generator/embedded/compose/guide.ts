import { choiceFor } from '../../choice.ts'
import type { GuideDraft, Seed } from '../../drafts.ts'
import { lowered, toYou, verbPhrase, withArticle } from '../language/inflect.ts'
import { pluralRole } from '../lexicon/people.ts'
import type { Brief } from '../read/brief.ts'
import { subjectOf, taskOf } from './facts.ts'
import { PARTS } from './guide-phrasings.ts'
import type { Slots } from './guide-slots.ts'
import { isDelicate } from './tact.ts'

/** A talk of half an hour about what happened, not about what may be built. */
export function writeGuide(brief: Brief, seed: Seed): GuideDraft {
  const choice = choiceFor(seed, 'guide')
  const slots = slotsOf(brief)
  const parts = PARTS.map(({ topics, intents }, part) => ({
    topic: choice.wording(`part ${part}`, topics(slots)),
    questions: intents.flatMap((intent, at) => {
      const phrasings = intent(slots)
      return phrasings ? [choice.wording(`question ${part} ${at}`, phrasings)(slots)] : []
    }),
  }))
  return { parts }
}

function slotsOf(brief: Brief): Slots {
  const { role, trait, tool, domain } = brief
  return {
    subject: toYou(subjectOf(brief)),
    effort: toYou(brief.job ? subjectOf(brief) : timeOn(brief)),
    isThing: !brief.job,
    topic: toYou(brief.topic),
    did: toYou(verbPhrase(taskOf(brief)).past),
    role: role && !isDelicate(role) ? withArticle(role) : undefined,
    peers: peersOf(brief),
    isJob: domain.side === 'work',
    trait: trait && OF_LIFE.test(trait.plain) ? toYou(trait.gerund) : undefined,
    since: /^lose /.test(trait?.plain ?? '') ? toYou(trait?.past ?? '') : undefined,
    age: /^be (\d.*)$/.exec(trait?.plain ?? '')?.[1],
    tool: tool && toYou(lowered(tool).replace(/^my /, 'your ')),
    loss: toldLoss(brief),
    unit: brief.unit,
    isWork: domain.side === 'work',
    isWaste: brief.job?.kind === 'waste',
    isPutOff: brief.job?.kind === 'put off',
    undone: toYou(brief.job?.deed.gerund ?? ''),
  }
}

function peersOf({ role, trait, topic }: Brief): string | undefined {
  if (role) return isDelicate(role) ? pluralRole(role) : undefined
  const lost = /^lose /.test(trait?.plain ?? '') ? trait?.past : undefined
  if (lost) return `people who ${lost}`
  const state = /^(?:be|deal with|go through|do not) (?!\d)/.test(trait?.plain ?? '')
    ? trait?.plain
    : ''
  // Not "who deal with migraine" about migraine.
  return state && !state.endsWith(topic) ? `people who ${state.replace(/^be /, 'are ')}` : undefined
}

/** How one lives may be asked about; what one is, is not: "being deaf". */
const OF_LIFE = /^(live|work|rent|study|commute|own|share|travel|learn|volunteer) /

/** "dealing with no-shows", "driving" */
const timeOn = (brief: Brief) =>
  verbPhrase(taskOf(brief)).gerund.replace(/^spending time (?:on )?/, '')

/** "lost jobs", or what befell them: "got paid late". */
function toldLoss({ loss, trait }: Brief): string | undefined {
  if (loss) return toYou(verbPhrase(`${loss.verb} ${loss.noun}`).past)
  return trait?.plain.startsWith('get ') ? toYou(trait.past) : undefined
}
