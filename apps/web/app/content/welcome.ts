import { FIRST_SLOT_DAY, inWords } from '@wattle/contract/limits'

// The welcome screen's text. The rest of the home page's text is in `home.ts`.

export const WELCOME = {
  place: 'Naarm / Melbourne',
  title: 'Client-focused Market Research Agency',
  lead: `We find, screen and book the people your startup, product team or study needs to hear from, with first interviews as early as ${inWords(FIRST_SLOT_DAY)} days after you say go.`,
} as const

/** The welcome screen's seven drawings, numbered like a plate in a field guide. */
export const PLATE = [
  'golden wattle',
  'gum leaf, with a moth’s line chart',
  'seed pod',
  'yellow-rumped thornbill',
  'tram window, homeward',
  'interview notebook',
  'the lie of the land',
] as const
