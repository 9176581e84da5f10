import { FORM_PATHS } from '@wattle/contract/paths'

/** URLs the browser shouldn't prerender: the application's, and anything that isn't a page. */
const NOT_PAGES = [
  ...['/login', '/platform', '/admin', '/panel', '/respondent', '/api', '/media'],
  ...Object.values(FORM_PATHS),
].flatMap((path) => [path, `${path}/*`, `${path}\\?*`])

/** Tells the browser which pages it may prerender while the pointer rests on a link to them. */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PAGES } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the policy
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  )
}
