import type { Decoy } from './decoys.ts'

/** People in other towns, for when the wanted answer names a town. */
export const LIVES_ELSEWHERE: Decoy[] = [
  {
    who: 'I live in Darwin with housemates',
    did: [
      'Looked for a new housemate',
      'Ordered a fan for a shared kitchen',
      'Wrote a cleaning roster for the house',
      'Repaired a lock on a shared bathroom',
    ],
  },
  {
    who: 'I live in Broome on my own',
    did: [
      'Looked for someone to play cards with',
      'Ordered a single bed for a small flat',
      'Made a curry and froze it in portions',
      'Repaired a fly screen without any help',
    ],
  },
  {
    who: 'I live in Hobart with my partner',
    did: [
      'Looked for a heater for two rooms',
      'Ordered a double doona for the winter',
      'Planned a birthday dinner for a partner',
      'Painted a bedroom as a couple',
    ],
  },
  {
    who: 'I live in Ballarat with my parents',
    did: [
      'Looked for a flat of my own',
      'Ordered new glasses for Dad',
      'Made Sunday lunch with Mum',
      'Sorted out the boxes in Mum’s garage',
    ],
  },
  {
    who: 'I live in Cairns near the beach',
    did: [
      'Looked for a spot for a beach umbrella',
      'Ordered a new snorkel',
      'Ran along the sand before breakfast',
      'Cleaned salt off the windows',
    ],
  },
  {
    who: 'I live in Dubbo and work from home',
    did: [
      'Looked for a quieter room for video calls',
      'Ordered a second screen for a desk',
      'Ran a meeting from the kitchen table',
      'Sorted out the cables under a desk',
    ],
  },
]

export const OTHER_TOWNS = ['Darwin', 'Broome', 'Hobart', 'Dubbo', 'Cairns', 'Geelong']

export const DONE_ELSEWHERE = [
  'Flew to Perth for a weekend',
  'Took a coach to Canberra for a concert',
  'Visited a cousin in Townsville',
  'Went to Hobart by ferry',
  'Collected a sofa in Geelong',
  'Saw a match in Newcastle',
]
