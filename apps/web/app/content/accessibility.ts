import { BRAND } from '@wattle/contract/brand'
import type { LegalSection } from '@wattle/contract/policy'

const { name, officeEmail, phone } = BRAND

export const ACCESSIBILITY_STATEMENT: readonly LegalSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    content: [
      `${name} aims for this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: the public pages, the surveys that panel members answer, and the platform that researchers work in.`,
      'We test Easy Read for a living. It would be a poor agency that asked people what they can use and then built something that they cannot.',
    ],
  },
  {
    id: 'built',
    title: 'How the site is built',
    content: [
      '- Every public page can be read without JavaScript, and at 320 pixels wide without scrolling sideways. That is the same as 400% zoom on a laptop.',
      '- Menus, expandable sections and forms work by keyboard alone. The focus is always visible, and it goes to the heading when you change pages.',
      '- In the case studies’ carousel, cards that are out of view cannot be reached by accident. The arrow keys work, and a drag is never the only way.',
      '- Text and controls keep the contrast that level AA asks for, in light and in dark colours. Neither errors nor states are told by colour alone.',
      '- Drawings are ornament for screen readers: what they show is also said in the text. Nothing flashes, and nothing plays by itself.',
      '- If your device asks for less motion, there is none.',
      '- The text face, Atkinson Hyperlegible Next, was made for readers with low vision. You can enlarge it, and change its spacing, as you need.',
      '- Errors in a form are told at the field, in words, and what you have typed stays there. There is no puzzle to solve with your eyes or ears.',
    ],
  },
  {
    id: 'tested',
    title: 'What we have tested',
    content: [
      'Each change to the site is held to these tests before it is published:',
      '- every public page with the axe rules for WCAG 2.0, 2.1 and 2.2, levels A and AA, in light and dark, 320, 768 and 1280 pixels wide',
      '- nearly every page with letters twice as large, 320 and 390 pixels wide: nothing reaches past the edge',
      '- the questionnaires and most screens behind the sign-in with the same rules, 320 and 1280 pixels wide, and most of these screens with letters twice as large',
      '- menu, carousel, expandable sections and forms, each used by keyboard alone',
      '- target sizes, reduced motion, printing, and pages with JavaScript switched off',
      'Automatic rules find only a part of what can go wrong. So we also read the pages by eye and by keyboard, in the colours and sizes named above, and some of them in the few colours of a high-contrast mode.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limits',
    content: [
      '- The whole site has not yet been tested by people who use a screen reader every day. It is planned, and paid for like any of our studies.',
      '- The terms and the privacy policy are long, and there is no Easy Read version of them yet. Ask, and we will go through them with you on the phone.',
      '- In the carousel, after the last card comes the first again. A keyboard then reaches the cards in the order of their numbers, not from left to right.',
      '- Video calls and, where they are offered, sign-in and calendars from Google belong to others. If one of them does not work for you, we will hold the interview by phone.',
      '- Documents that clients give us to test are shown as they are, faults included: finding those faults is what the study is for.',
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us what does not work',
    content: [
      `Write to [${officeEmail}](mailto:${officeEmail}) or ring [${phone.shown}](${phone.link}). Say which page it was, what you wanted to do, and what you use to read it, if you like. You need not know the technical words.`,
      'We answer by the end of the next working day, get you what you came for in another way, and tell you when it is mended.',
      'If our answer does not help, you can complain to the Australian Human Rights Commission under the Disability Discrimination Act 1992: [humanrights.gov.au](https://humanrights.gov.au/complaints).',
    ],
  },
]
