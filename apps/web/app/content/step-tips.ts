import { LAUNCH_LOCKS } from '@wattle/contract/messages'
import type { ResearchStatus } from '@wattle/contract/research'

/** The tips for each step, shown below the step's video. */
export const STEP_TIPS: Partial<Record<ResearchStatus, { title: string; text: string }>> = {
  IDEA_SHAPING: {
    title: 'Start with the problem',
    text: 'Say who has the problem, when it comes up and what they do about it today. The more of their day you describe, the better our draft will be.',
  },
  AUDIENCE_GENERATION: {
    title: 'Who exactly has this problem?',
    text: 'A good characteristic is a fact someone can answer yes or no to. You can screen for “Works nights”. You can’t screen for “Cares about health”.',
  },
  SCREENER_GENERATION: {
    title: 'Finding the right people',
    text: 'Ask what people did, not what they are. Hide the answer you’re looking for among others that sound just as good.',
  },
  GUIDE_GENERATION: {
    title: 'A good problem interview',
    text: 'Talk about their life, not about your idea. Go back to the last time the problem came up, and let silence do its work.',
  },
  PROJECT_CONFIRMATION: {
    title: 'One last look',
    text: `${LAUNCH_LOCKS} Read everything once more before you launch.`,
  },
}
