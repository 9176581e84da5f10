// The two specifications that the product is built from, called the seeds: 000 is the public site
// and sign-in, 001 the platform. Every part of them has a row in docs/map.md under this name.

const PARTS: Record<string, Record<string, string[]>> = {
  '000': {
    '1': ['home', 'recruitment', 'join panel', 'startups', 'research support', 'knowledge'],
    '2': [
      'routes',
      'navigation',
      'footer',
      'welcome screen',
      'contact section',
      'form variants',
      'case carousel',
      'case study',
      'login',
      'change password',
      'legal pages',
    ],
    '3': ['entities'],
    '4': ['contact form', 'bot check', 'toast', 'auth view'],
    '5': ['forms', 'sign-in and sign-up', 'password strength', 'forgot and change password'],
    '6': ['roles'],
    '7': ['site/form', 'auth calls', 'google sign-in'],
    '8': ['errors'],
    '9': ['constants'],
  },
  '001': {
    '1': ['overview', 'analytics'],
    '2': [
      'shell',
      'project list',
      'research page',
      'step panels',
      'video player',
      'interview panel',
      'slot calendar',
      'confirm interview',
      'edit screener',
      'edit guide',
      'respondent screener',
      'respondent slots',
      'admin shell',
      'admin projects',
      'admin distributions',
      'admin respondents',
      'admin interviews',
    ],
    '3': ['entities'],
    '4': [
      'research status',
      'generation',
      'distribution status',
      'interview status',
      'screener editing',
      'slots',
      'respondent flow',
    ],
    '5': [
      'project and idea',
      'audience',
      'slots',
      'interview',
      'screener',
      'guide',
      'respondent',
      'admin',
    ],
    '6': ['roles'],
    '7': ['research', 'guide', 'screener', 'calendar and user', 'respondent', 'admin'],
    '8': ['errors'],
    '9': ['constants'],
  },
}

/** Names like `000.2 contact section`. */
export const SEED_SECTIONS = Object.entries(PARTS).flatMap(([seed, sections]) =>
  Object.entries(sections).flatMap(([section, parts]) =>
    parts.map((part) => `${seed}.${section} ${part}`),
  ),
)
