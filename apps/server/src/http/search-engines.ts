/** Areas that no search engine has any business in. */
const CLOSED = [
  '/api/',
  '/platform',
  '/admin',
  '/respondent',
  '/panel',
  '/login',
  '/change-password',
  '/verify-email',
]

export function robotsText(publicUrl: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** Every prerendered page. */
export function siteMap(publicUrl: string, paths: string[]): string {
  const entries = paths.toSorted().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
