export const MISSION_LETTER = [
  'A golden wattle cannot pollinate itself. It may stand in flower all through September and set no seed, unless something comes across from another tree. We think ideas are like that, and took our name from it.',
  'People who make things know them by heart, and so can no longer see them. Somewhere, on a tram or at a kitchen table, sits a person who could tell them in half an hour what is wrong. Our mission is to bring those two together, so that things are decided with the people who will have to live with them.',
  'We try to go about it plainly. We find people who fit the question, and pay them what we said we would. We ask what we need to know and leave the rest alone. Answers are read by those who run the study, and by nobody else. If the finding is not the one you hoped for, it is still in the first line, and what can be done about it is in the second.',
  'What pleases us most is small: a label moved, a question dropped from a form, a letter that can be read by the person it was sent to. Somebody meets these things every day.',
  'So if you are wondering about something, write to us. A person will read it.',
] as const

interface CompanyNumber {
  number: string
  description: string
  text: string
}

/** Numbers and descriptions are the seed's. */
export const COMPANY_NUMBERS: readonly CompanyNumber[] = [
  {
    number: '100+',
    description: 'customers',
    text: 'Each came with a question of their own. One leaf is one customer.',
  },
  {
    number: '6',
    description: 'years',
    text: 'Counted as a tree does it: one ring for each winter.',
  },
  {
    number: '10',
    description: 'services and tools',
    text: 'Seven kinds of research assistance, recruitment, the Startup Pack, and our research platform.',
  },
]
