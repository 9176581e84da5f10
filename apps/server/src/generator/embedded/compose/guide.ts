import { choiceFor } from '../../choice.ts'
import type { GuideDraft, Seed } from '../../drafts.ts'
import { lowered, toYou, verbPhrase, withArticle } from '../language/inflect.ts'
import type { Brief } from '../read/brief.ts'
import { subjectOf, taskOf } from './facts.ts'
import { PARTS, type Slots } from './guide-phrasings.ts'

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
    role: role ? withArticle(role) : undefined,
    trait: trait && !/^(get|be \d)/.test(trait.plain) ? toYou(trait.gerund) : undefined,
    age: /^be (\d.*)$/.exec(trait?.plain ?? '')?.[1],
    tool: tool && toYou(lowered(tool).replace(/^my /, 'your ')),
    loss: toldLoss(brief),
    unit: brief.unit,
    isWork: domain.side === 'work',
    isWaste: brief.job?.kind === 'waste',
  }
}

/** "dealing with no-shows", "driving" */
const timeOn = (brief: Brief) =>
  verbPhrase(taskOf(brief)).gerund.replace(/^spending time (?:on )?/, '')

/** "lost jobs", or what befell them: "got paid late". */
function toldLoss({ loss, trait }: Brief): string | undefined {
  if (loss) return toYou(verbPhrase(`${loss.verb} ${loss.noun}`).past)
  return trait?.plain.startsWith('get ') ? toYou(trait.past) : undefined
}
