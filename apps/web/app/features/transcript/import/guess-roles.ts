import type { SpeakerRole } from '@wattle/contract/findings/transcripts'
import type { Speaker } from '../read/transcript-read.ts'

/**
 * One role per speaker, in order. Undefined if we can't guess a speaker's role, so the researcher
 * has to choose it.
 */
export type Roles = readonly (SpeakerRole | undefined)[]

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

function roleByName({ name }: Speaker, participantName: string): SpeakerRole | undefined {
  const words = wordsOf(name ?? '')
  const isCalled = (...labels: string[]) => labels.some((label) => words.includes(label))
  if (isCalled(...wordsOf(participantName), 'participant', 'respondent', 'interviewee'))
    return 'PARTICIPANT'
  return isCalled('interviewer', 'moderator', 'researcher') ? 'INTERVIEWER' : undefined
}

/** Guesses roles by name. With two speakers, knowing one role tells us the other. */
export function guessRoles(speakers: readonly Speaker[], participantName: string): Roles {
  const roles = speakers.map((speaker) => roleByName(speaker, participantName))
  const [first, second] = roles
  if (roles.length !== 2 || (first && second)) return roles
  if (first) return [first, first === 'PARTICIPANT' ? 'INTERVIEWER' : 'PARTICIPANT']
  return second ? [second === 'PARTICIPANT' ? 'INTERVIEWER' : 'PARTICIPANT', second] : roles
}
