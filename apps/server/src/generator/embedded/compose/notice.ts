import { toYou } from '../language/inflect.ts'
import { GENERIC, headOf, pluralRole } from '../lexicon/people.ts'
import { GENERAL_JOB } from '../read/behaviour.ts'
import type { Brief } from '../read/brief.ts'

const HOW = 'Write in English: for [people] who [do something].'

/** One word for all of the trouble may be the wrong one. */
const isThin = ({ topic, loss }: Brief) =>
  !loss && !topic.replace(/^(the|their) /, '').includes(' ')

/** "older people" are many already. */
const many = (side: string) => (GENERIC.has(headOf(side)) ? side : pluralRole(side))

/** What was guessed is named, so that a wrong guess does not go unseen. */
const asked = ({ isUnderstood, hasTopic, topic }: Brief) =>
  isUnderstood && hasTopic ? `check that it is about ${toYou(topic)}` : 'the questions are general'

/** What could not be read, so that the researcher can say it better. */
export function noticeOf(brief: Brief): string | null {
  if (!brief.isUnderstood || (!brief.hasPeople && !brief.job)) {
    return `I could not read who this is for; ${asked(brief)}. ${HOW}`
  }
  if (brief.otherSide && brief.role) {
    return `This idea has two sides. The content is for ${pluralRole(brief.role)}, not for ${many(brief.otherSide)}.`
  }
  if (brief.otherSide) {
    return `This idea has two sides. The content is for the people who would look for them, not for ${many(brief.otherSide)}.`
  }
  if (!brief.hasPeople && !brief.role) {
    return `I could not read who this is for; the questions go by what they do. ${HOW}`
  }
  if (brief.job === GENERAL_JOB) {
    return `I could not read what these people do; the questions are general. ${HOW}`
  }
  if (brief.job && brief.isDoubtful) {
    return `I could not read all of this; check that it is about ${brief.job.subject}. ${HOW}`
  }
  if (brief.isPieced) {
    return `I could not read for certain who does this; check it before you go on. ${HOW}`
  }
  if (!brief.job && (!brief.isPainTold || brief.isDoubtful || isThin(brief))) {
    return `I could not read what these people do; ${asked(brief)}. ${HOW}`
  }
  return null
}
