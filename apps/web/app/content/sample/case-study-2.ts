import { case2Diary, case2Night, case2Shelves, case2Starts } from '#art/drawings.ts'
import type { SubItem } from './case-studies.ts'

export const SUB_ITEMS: readonly SubItem[] = [
  {
    subTitle: 'Objective',
    subImage: case2Night,
    text: [
      'A good part of the country has no lunch hour. It eats at eleven in the morning, at seven at night or at twenty to three, standing up, between two things that can’t wait. The client, a maker of ready meals, had planned its range for people with a desk and a clock.',
      'It had taste scores for every dish and still didn’t know which ones to drop. It wanted to know how rostered workers choose a meal, so that the range could shrink without losing anyone.',
    ],
    question: 'What was the last thing you ate at work, and what else could it have been?',
  },
  {
    subTitle: 'Participant Recruitment',
    subImage: case2Starts,
    wide: true,
    labels: [
      ['6 am', 'top-[86%] left-[27%] -translate-x-1/2'],
      ['noon', 'top-[86%] left-[50%] -translate-x-1/2'],
      ['6 pm', 'top-[86%] left-[73%] -translate-x-1/2'],
    ],
    text: [
      '20 people on rotating rosters, all of whom had worked an early, a late and a night shift in the past month. Six work in hospitals and aged care, five in warehouses and freight, four in transport, three in kitchens and two in security.',
      'People could answer the invitation at any hour, and we offered interviews from seven in the morning to nine at night. A panel that only replies in office hours would have answered a different question.',
    ],
    caption:
      'Each bloom is one participant, at the hour when their last shift began. The chart runs from midnight to midnight.',
  },
  {
    subTitle: 'Process and Methodology',
    subImage: case2Diary,
    text: [
      'Everyone kept a food diary for two days of the roster: a photograph before the first bite, the time, and one line on why they chose it over something else. We didn’t score anything or tell anyone what was healthy.',
      'Interviews of 25 to 30 minutes followed within two days, with the diary open between us. We took one meal at a time and started with the one they liked least.',
      'Then we sorted all the meals in the 20 diaries by the alternative: a queue, a vending machine, going without.',
    ],
    plan: [
      [0, 'Settle in'],
      [3, 'Open the diary'],
      [8, 'The worst meal'],
      [17, 'The best meal'],
      [26, 'Thanks'],
    ],
  },
  {
    subTitle: 'Outcome',
    subImage: case2Shelves,
    wide: true,
    text: [
      'Nearly every meal people showed us was one of three kinds: eaten in one hand, heated in the one microwave, eaten in the cab. Taste came third, after how long the queue was and whether the meal could be put down and picked up again.',
      'The client narrowed the range to these three kinds, from 40 meals to 14. The front of each pack now says how you eat the meal before it says what the meal is.',
    ],
    caption: 'The original forty meals, and the fourteen that suit how people eat.',
    change: {
      before: ['Choose a cuisine', 'Read how to heat it', 'Join the microwave queue', 'Skip lunch'],
      now: ['Choose how you’ll eat it', 'Choose a dish', 'Eat'],
    },
  },
]
