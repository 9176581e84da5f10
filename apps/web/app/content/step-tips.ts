import { LAUNCH_LOCKS } from '@wattle/contract/messages'
import type { ResearchStatus } from '@wattle/contract/research'

/** What stands beside each step, under its film. */
export const STEP_TIPS: Partial<Record<ResearchStatus, { title: string; text: string }>> = {
  IDEA_SHAPING: {
    title: 'Start with the problem',
    text: 'Say who has it, when it bites and what they do about it today. The more of their day you describe, the better what we draft from it.',
  },
  AUDIENCE_GENERATION: {
    title: 'Who exactly has this problem?',
    text: 'A good characteristic is a fact someone can answer yes or no to. “Works nights” can be screened for. “Cares about health” cannot.',
  },
  SCREENER_GENERATION: {
    title: 'Finding the right people',
    text: 'Ask what people did, not what they are. The answer you look for hides among others that sound just as good.',
  },
  GUIDE_GENERATION: {
    title: 'Intro video: a good problem interview',
    text: 'Talk about their life, not about your idea. Go back to the last time it happened, and let silence do its work.',
  },
  PROJECT_CONFIRMATION: {
    title: 'One last look',
    text: `${LAUNCH_LOCKS} Now is the time to read it all again.`,
  },
}
