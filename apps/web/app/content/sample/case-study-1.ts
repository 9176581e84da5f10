import { case1Bill, case1Call, case1Map, case1Phone } from '#art/drawings.ts'
import type { SubItem } from './case-studies.ts'

export const SUB_ITEMS: readonly SubItem[] = [
  {
    subTitle: 'Objective',
    subImage: case1Bill,
    text: [
      'Most renters can switch energy plans in an evening. Most don’t. The client, a comparison service, could count the people who gave up on its form but couldn’t ask them why. It wanted to know where they stopped, and whether it was price, trust or plain fatigue that stopped them.',
      'We also agreed what would count as an answer: if more than half stopped at the same step, that step would be rebuilt first and the rest left alone.',
    ],
    question: 'What’s in your hand when you give up?',
  },
  {
    subTitle: 'Participant Recruitment',
    subImage: case1Map,
    wide: true,
    labels: [
      ['11 metro', 'top-[72%] left-[27%] -translate-x-1/2'],
      ['7 regional', 'top-[61%] left-[70%] -translate-1/2'],
    ],
    text: [
      '18 renters, each with a bill from the last quarter: eleven in metropolitan Melbourne and seven in regional Victoria. Half had compared plans in the past year and half had meant to.',
      'We screened for what people had done, not for what they cared about: the date on the bill, whose name was on it, when they last looked at another plan. We thanked anyone who works in energy, for a comparison site or in market research, and left them out.',
    ],
    caption:
      'One bloom is one participant. Places are approximate, so nobody can be found on the map.',
  },
  {
    subTitle: 'Process and Methodology',
    subImage: case1Call,
    text: [
      'Video interviews of 25 to 30 minutes, built around the person’s own bill. We asked them to compare plans as they normally would and to say what they were looking for. Then we kept quiet.',
      'Two of us coded every interview separately: where the person paused, what they were holding, what they called the number they couldn’t find. Where we differed, we listened again.',
    ],
    plan: [
      [0, 'Settle in'],
      [5, 'Find the bill'],
      [12, 'Compare, aloud'],
      [22, 'Wish list'],
      [28, 'Thanks'],
    ],
  },
  {
    subTitle: 'Outcome',
    subImage: case1Phone,
    text: [
      'Nobody gave up over price. They gave up when the form asked for a number they couldn’t find, most of them before they saw a price at all. The people who kept going had the bill in their hand.',
      'The comparison now starts from the bill. The client rebuilt that one step and left the rest alone.',
    ],
    change: {
      before: ['Pick a plan type', 'Enter usage in kWh', 'Find the bill', 'Give up'],
      now: ['Find the bill', 'Photograph it', 'See what changes'],
    },
  },
]
