import type { SampleInterview } from '../sample-interview.ts'
import { THEMES } from './themes.ts'

/** This nurse declined recording, so there's only what the researcher typed during the call. */
export const INTERVIEW_5: SampleInterview = {
  consents: { RECORDING: 'NO', QUOTES: 'YES' },
  notes: {
    '1a': 'Aged care, nights only for two years. Seven in the last fortnight, three of them doubled up because of the gastro.',
    '1b': 'Slept till two, school pick-up, back to bed for an hour.',
    '2a': 'Sunday night, 62 beds, two of them on.\nWe were two down, so nobody got a break till it was light.\nDid the 5 am meds with her coat on because the heating was off.',
    '2b': 'Nothing. I had a Milo at five and drove home.\nBread was there. Didn’t want to eat in front of a resident who was nil by mouth.',
    '2c': 'It’d have to be twenty bucks, wouldn’t it. Probably more.\nCouldn’t name a single thing she bought. Asked me if twenty sounded right.',
    '3a': 'I’ve had a go at things. I couldn’t tell you what, it’s a blur.',
    '3b': 'Nothing to stop, she says.',
    '4a': 'It feels like every third one.\nDidn’t want to count. Fair enough, it was her day off.',
    '4b': 'I don’t cook enough to have leftovers. It was toast and a banana all week.',
    '5a': '“Ask the day girls who they think feeds us.”',
    general:
      'Didn’t want to be recorded: “I’ll say less if it’s on.” Ran out of time before 1 c), so I never asked who gets the food ready.',
  },
  captures: [
    {
      question: '2a',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.breaks],
      time: '08:14',
      quote: 'We were two down, so nobody got a break till it was light.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.nothingHot],
      time: '12:37',
      quote: 'Nothing. I had a Milo at five and drove home.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'FOR',
      strength: 'SAID',
      themes: [THEMES.costs],
      time: '16:02',
      quote: 'It’d have to be twenty bucks, wouldn’t it. Probably more.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'UNCLEAR',
      strength: 'SAID',
      time: '20:45',
      quote: 'I’ve had a go at things. I couldn’t tell you what, it’s a blur.',
    },
    {
      question: '4a',
      about: 4,
      stance: 'FOR',
      strength: 'SAID',
      time: '25:19',
      quote: 'It feels like every third one.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.tired],
      time: '28:51',
      quote: 'I don’t cook enough to have leftovers. It was toast and a banana all week.',
    },
  ],
  transcript: [],
}
