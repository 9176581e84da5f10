import { case4Fortnight, case4List, case4Loop, case4Workflow } from '#art/drawings.ts'
import type { SubItem } from './case-studies.ts'

export const SUB_ITEMS: readonly SubItem[] = [
  {
    subTitle: 'Objective',
    subImage: case4Loop,
    text: [
      'When a patient cancels, someone has to notice, find another time, and tell everyone who was waiting on the first appointment. The client had built an app for the patient’s side of this and suspected that the fault lay on the other side of the counter.',
      'It wanted a ranked list of where rebooking breaks down, so it could fix the worst problem first.',
    ],
    question: 'The last time a rebooking went missing, who noticed, and how?',
  },
  {
    subTitle: 'Participant Recruitment',
    subImage: case4Fortnight,
    wide: true,
    labels: [['11 days', 'top-[93%] left-[38.7%] -translate-1/2']],
    text: [
      '8 practice managers: three in general practice, two in physiotherapy, two in dental practices and one in a specialist clinic. Recruitment was completed within two weeks. The first said yes on the second day, the eighth on the eleventh.',
      'Practice managers don’t answer strangers’ emails while the phone lines are open, and fair enough. We rang at ten past seven, said what the study was for, how long it would take and what it paid, and sent the screener only to those who wanted it.',
    ],
    caption:
      'Each bloom is one participant, on the day of the fortnight when they said yes. Weekends are hatched.',
  },
  {
    subTitle: 'Process and Methodology',
    subImage: case4Workflow,
    text: [
      'Expert interviews of 25 to 30 minutes, with the booking screen switched off: we didn’t see, hear or keep any patient’s details. We asked for one rebooking, the most recent, and followed it from hand to hand.',
      'We mapped the workflow as they talked, with a box for each pair of hands, and read it back to them line by line. By the fourth interview the boxes had stopped changing. The faults hadn’t.',
    ],
    plan: [
      [0, 'Settle in'],
      [4, 'The last rebooking'],
      [11, 'Map it'],
      [21, 'Where it goes wrong'],
      [28, 'Thanks'],
    ],
  },
  {
    subTitle: 'Outcome',
    subImage: case4List,
    text: [
      'The client got a ranked list of handover faults, each with the number of managers who had come across it in the past month and the sentence that described it best.',
      'It fixed the first fault before its next release, and shelved a reminder feature that nobody had missed.',
    ],
    tally: {
      title: 'Handover faults, by how many of the 8 had come across them in the past month',
      rows: [
        [8, 'The old time is freed before there’s a new one'],
        [6, 'The referral stays with the old appointment'],
        [5, 'The note to ring back is on paper, at the desk'],
        [3, 'Two people ring the same patient'],
        [2, 'The reminder for the old date still goes out'],
      ],
    },
  },
]
