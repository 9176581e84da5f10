import { BRAND } from '@wattle/contract/brand'
import type { LegalSection } from '@wattle/contract/policy'

const { name, contactEmail, phone } = BRAND

export const ACCESSIBILITY_STATEMENT: readonly LegalSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    content: [
      `${name} aims for this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: the public pages, the surveys that panel members answer, and the platform that researchers work in.`,
      'We test Easy Read for a living. It’d be a poor agency that asked people what they can use and then built something they can’t.',
    ],
  },
  {
    id: 'built',
    title: 'How the site is built',
    content: [
      '- Every public page can be read without JavaScript, and at 320 pixels wide without scrolling sideways. That’s the same as 400% zoom on a laptop.',
      '- Menus, expandable sections and forms work by keyboard alone. You can always see where the focus is. On the platform, it goes to the heading when you open another screen.',
      '- In the case study carousel, you can’t accidentally reach cards that are out of view. The arrow keys work, and dragging is never the only way.',
      '- Text and controls have the contrast that level AA asks for, in the light and dark themes. No error or state is shown by colour alone.',
      '- Screen readers skip the drawings, because the text says what they show. Nothing flashes, and nothing plays by itself.',
      '- If your device asks for less motion, nothing moves.',
      '- The text is in Atkinson Hyperlegible Next, a typeface made for readers with low vision. You can enlarge it, and change its spacing, as you need.',
      '- A form shows each error beside its field, in words, and keeps what you typed. There’s no puzzle to solve by eye or ear.',
    ],
  },
  {
    id: 'tested',
    title: 'What we’ve tested',
    content: [
      'Every change to the site has to pass these tests before we publish it:',
      '- every public page with the axe rules for WCAG 2.0, 2.1 and 2.2, levels A and AA, in light and dark, 320, 768 and 1280 pixels wide',
      '- nearly every page with text twice as large, 320 and 390 pixels wide: nothing runs past the edge',
      '- the screeners and most screens you need to sign in for, with the same axe rules, 320 and 1280 pixels wide, and most of these screens with text twice as large',
      '- menu, carousel, expandable sections and forms, each used by keyboard alone',
      '- target sizes, reduced motion, printing, and pages with JavaScript switched off',
      'Automated tests only find part of what can go wrong. So we also check the pages by eye and by keyboard, in the colours and sizes above, and check some of them in high-contrast mode.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limitations',
    content: [
      '- People who use a screen reader every day haven’t tested the whole site yet. We plan to ask them, and pay them as in any of our studies.',
      '- The terms and the privacy policy are long, and there’s no Easy Read version of them yet. Ask us, and we’ll go through them with you on the phone.',
      '- After the last card, the carousel starts again with the first. Tab then goes through the cards in number order, not from left to right.',
      '- Video calls, and sign-in and calendars from Google where we offer them, are run by others. If one of them doesn’t work for you, we’ll do the interview by phone.',
      '- We show documents that clients ask us to test as they are, faults included, because finding the faults is what the study is for.',
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us what doesn’t work',
    content: [
      `Write to [${contactEmail}](mailto:${contactEmail}) or ring [${phone.shown}](${phone.link}). Tell us which page it was, what you were trying to do and, if you like, what you use to read the site. You don’t need to know the technical words.`,
      'We’ll answer by the end of the next working day, find another way to get you what you need, and tell you when it’s fixed.',
      'If our answer doesn’t help, you can complain to the Australian Human Rights Commission under the Disability Discrimination Act 1992: [humanrights.gov.au](https://humanrights.gov.au/complaints).',
    ],
  },
]
