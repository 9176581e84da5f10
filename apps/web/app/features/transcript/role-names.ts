import type { SpeakerRole } from '@wattle/contract/findings/transcripts'

export const ROLE_NAMES: Record<SpeakerRole, string> = {
  INTERVIEWER: 'Interviewer',
  PARTICIPANT: 'Participant',
  OTHER: 'Someone else',
}
