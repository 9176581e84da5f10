import { FIRST_POLICY_PATH, JOIN_PATH, REPORT_PATH } from '@wattle/contract/paths'

/** Paths that search engines shouldn't index. */
const CLOSED = [
  '/api/',
  '/platform',
  '/admin',
  '/respondent',
  '/panel',
  JOIN_PATH,
  REPORT_PATH,
  '/login',
  '/change-password',
  '/verify-email',
  '/forms',
  FIRST_POLICY_PATH,
]

export function robotsText(publicUrl: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/**
 * Whether search engines should skip this path. We don't send a referrer from these pages either,
 * because their URLs may contain tokens.
 */
export const isClosed = (path: string) =>
  CLOSED.some((area) => path === area || path.startsWith(`${area}/`))

/** A sitemap of the prerendered pages that search engines can index. */
export function siteMap(publicUrl: string, paths: string[]): string {
  const entries = paths
    .filter((path) => !isClosed(path))
    .toSorted()
    .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
