import { case5Letterbox, case5Pages, case5Retell, case5Table } from '#art/drawings.ts'
import type { SubItem } from './case-studies.ts'

export const SUB_ITEMS: readonly SubItem[] = [
  {
    subTitle: 'Objective',
    subImage: case5Letterbox,
    text: [
      'The letter asks people to do three things by a date: check a form, sign it, send it back. Its Easy Read version had short sentences and a picture for each. It followed the guidance, and everyone in the office had read it.',
      'The client wanted to know whether readers can act on it without help. It wasn’t enough for them to like it: if a reader calls a letter nice and puts it in a drawer, the letter doesn’t work.',
    ],
    question: 'What will you do first, now that you’ve read this?',
  },
  {
    subTitle: 'Participant Recruitment',
    subImage: case5Table,
    wide: true,
    text: [
      '6 Easy Read users, found through our panel and two self-advocacy groups. Supporters were welcome, and four people brought one. We asked the supporters to sit with them, but not to help with the reading.',
      'The invitation, the consent form and the reminder were in Easy Read too. We went through consent aloud and asked again halfway. Both times we told people that they could stop and would still be paid.',
    ],
    caption: 'Each bloom is one participant. A leaf beside it is their supporter.',
  },
  {
    subTitle: 'Process and Methodology',
    subImage: case5Retell,
    text: [
      'Read-and-retell sessions of 25 to 30 minutes, in person, in rooms that people already knew. Each person opened the real envelope, read at their own pace, aloud or not, laid the page face down, and told us in their own words what the letter said.',
      'For each of the nine sentences we marked three things: did they read it, did they retell it, would they do it. Two of us marked separately. We didn’t ask anyone to answer for someone else.',
    ],
    plan: [
      [0, 'Consent, aloud'],
      [4, 'Open and read'],
      [12, 'Tell it back'],
      [22, 'What you’d do'],
      [28, 'Thanks'],
    ],
  },
  {
    subTitle: 'Outcome',
    subImage: case5Pages,
    wide: true,
    text: [
      'All six could say who the letter was from. Two could say what to do, and by when. All three actions were in one sentence, and the date was in the last line, after everyone had stopped reading.',
      'The client revised the layout and that sentence: the date first, one action to a sentence, each picture to the left of its own words. The new letter went to the same six by post. Five sent the form back in time, and the sixth rang the number on the letter.',
    ],
    caption: 'The letter as it was, and as it is now.',
    change: {
      before: ['Check and sign the form, and send it back.', 'The date is at the end.'],
      now: ['The date is at the top.', 'Check the form.', 'Sign the form.', 'Send it back.'],
    },
  },
]
