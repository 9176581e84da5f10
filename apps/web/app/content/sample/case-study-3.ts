import { case3Cards, case3Tags, case3Tiers, case3Trades } from '#art/drawings.ts'
import type { SubItem } from './case-studies.ts'

export const SUB_ITEMS: readonly SubItem[] = [
  {
    subTitle: 'Objective',
    subImage: case3Tags,
    text: [
      'The client sells bookkeeping software to people who work for themselves. The software had three price tiers, and the client’s own staff explained the middle one in three different ways. Before changing a price, the client wanted to know which price structure feels fair.',
      'We didn’t ask what people would pay. If you ask people straight out, they haggle. How they explain a price to someone else is harder to fake.',
    ],
    question: 'Which of these would you defend to a mate in the same trade?',
  },
  {
    subTitle: 'Participant Recruitment',
    subImage: case3Trades,
    text: [
      '15 sole traders who do their own books. To qualify, people had to have lodged an activity statement without help in the past two quarters. Anyone with a bookkeeper was out, and so was anyone who works in software or accounting.',
      'We didn’t ask whether people watch their costs. Everybody says yes.',
    ],
    tally: {
      title: 'The 15 participants, by trade',
      rows: [
        [5, 'building and garden trades'],
        [4, 'hair, beauty and massage'],
        [3, 'markets and catering'],
        [3, 'repair and design'],
      ],
    },
  },
  {
    subTitle: 'Process and Methodology',
    subImage: case3Cards,
    text: [
      'Concept interviews of 25 to 30 minutes, held in the evening, when the books are done. Six price cards stood for six ways of charging: by the month, by the year, by the invoice, by turnover, in three tiers, and for what was used last quarter.',
      'The cards came one at a time, shuffled again for each person, so that no structure was always first. People sorted them into three piles (“fair”, “unfair” and “don’t get it”), then explained one card from each pile as if to a friend. We wrote down the words, not the scores.',
    ],
    plan: [
      [0, 'Settle in'],
      [3, 'Last quarter’s books'],
      [9, 'Six cards'],
      [18, 'Tell a mate'],
      [27, 'Thanks'],
    ],
  },
  {
    subTitle: 'Outcome',
    subImage: case3Tiers,
    text: [
      'Eleven of 15 put the three tiers in the “don’t get it” pile. It was the middle one they couldn’t explain. The card they called unfair wasn’t the dearest one. It was the one whose price rose with turnover, “as if they had done the work”.',
      'The client dropped one tier and rewrote the wording around what people said they were paying for: getting the quarter’s books done. The names of the two remaining tiers came from the interviews.',
    ],
    change: {
      before: ['Starter', 'Growth', 'Pro', 'Ring and ask'],
      now: ['You and your books', 'You and your accountant'],
    },
  },
]
