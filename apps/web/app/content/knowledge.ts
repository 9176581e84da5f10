import { INTERVIEW_LENGTH } from '@wattle/contract/limits'
import { knowledgePeople, knowledgeQuestion, knowledgeSeed, knowledgeTalk } from '#art/drawings.ts'

/** The four parts of every case study, in order, and the pictures that introduce them. */
export const STUDY_PARTS = [
  {
    image: knowledgeQuestion,
    title: 'Objective',
    text: 'The one question we agreed on with the client before we asked anyone anything.',
  },
  {
    image: knowledgePeople,
    title: 'Participant Recruitment',
    text: 'Who took part, what we screened for and who we left out.',
  },
  {
    image: knowledgeTalk,
    title: 'Process and Methodology',
    text: `What happened in the ${INTERVIEW_LENGTH} each person gave us.`,
  },
  {
    image: knowledgeSeed,
    title: 'Outcome',
    text: 'What the client did differently afterwards. If nothing had changed, we’d say so.',
  },
] as const
