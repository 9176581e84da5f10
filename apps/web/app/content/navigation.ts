import { TEST_DAYS } from '@wattle/contract/limits'
export interface Destination {
  label: string
  /** Without a URL, we show the service as coming soon. */
  to?: string
  /** A line under the label, shown if there's room. */
  about: string
}

export interface ServiceGroup {
  title: string
  links: readonly Destination[]
}

export const SERVICES: readonly ServiceGroup[] = [
  {
    title: 'Recruitment',
    links: [
      { label: 'How We Recruit', to: '/recruitment', about: 'Where we look, and how we check' },
      {
        label: 'For Researchers',
        to: '/recruitment/researchers',
        about: 'People who match your brief',
      },
      {
        label: 'For Participants',
        to: '/recruitment/participants',
        about: 'Say what you think, and get paid for it',
      },
    ],
  },
  {
    title: 'Research',
    links: [
      {
        label: 'How We Can Help',
        to: '/research',
        about: 'Seven kinds of research, and the analysis',
      },
      { label: 'About Us', to: '/about', about: 'Our mission, and the company in numbers' },
    ],
  },
  {
    title: 'Startups',
    links: [
      { label: 'Startups Package', to: '/startups', about: `An idea, tested in ${TEST_DAYS} days` },
    ],
  },
  {
    title: 'Knowledge',
    links: [
      { label: 'Case Studies', to: '/case', about: 'Five samples, from question to result' },
      { label: 'Insights', about: 'What we learn between studies' },
    ],
  },
]

/** The links next to the Services menu. */
export const MAIN_LINKS = [
  { label: 'About', to: '/about' },
  { label: 'Case Studies', to: '/case' },
  { label: 'For Participants', to: '/recruitment/participants' },
] as const

export const SIGN_IN = { label: 'Sign in', to: '/login' } as const

export const LEGAL_LINKS = [
  { label: 'Accessibility Statement', to: '/accessibility' },
  { label: 'Terms & Conditions', to: '/conditions' },
  { label: 'Privacy Policy', to: '/policy' },
] as const

/** Pages with their own contact form. All other pages link to the form on the home page. */
const PAGES_WITH_FORM = new Set([
  '/',
  '/recruitment',
  '/recruitment/researchers',
  '/recruitment/participants',
  '/startups',
  '/research',
  '/about',
])

const FORM_ANCHOR = '#contact-form'

/** The URL of the contact form that the page at this path links to. */
export const wayToForm = (path: string) =>
  PAGES_WITH_FORM.has(path) ? FORM_ANCHOR : `/${FORM_ANCHOR}`
