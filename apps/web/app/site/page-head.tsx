import { BRAND } from '@wattle/contract/brand'
import { PUBLIC_URL_MARK } from '@wattle/contract/paths'
import { tabTitle } from '#lib/tab-title.ts'

type Crumb = { name: string; path: string }

export interface PageFacts {
  /** The page's title without the agency's name, which we append. */
  title: string
  description: string
  path: string
  /**
   * The preview image: a file in `public/og`, without its extension. The home page's image by
   * default.
   */
  picture?: string
  /** The pages above this one in the breadcrumb, topmost first, without the home page. */
  above?: Crumb[]
  /** More details for search engines, as JSON-LD. */
  facts?: object[]
}

/** The server replaces this placeholder with the site's public URL. */
const ORIGIN = PUBLIC_URL_MARK

/** Everything search engines and link previews need to know. */
export function PageHead(page: PageFacts) {
  const { title, description, path, picture = 'home', above = [], facts = [] } = page
  const fullTitle = tabTitle(title)
  const url = ORIGIN + path
  const shared = {
    'og:type': 'website',
    'og:site_name': BRAND.name,
    'og:locale': 'en_AU',
    'og:title': fullTitle,
    'og:description': description,
    'og:url': url,
    'og:image': `${ORIGIN}/og/${picture}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {[...breadcrumb([...above, { name: title, path }]), ...facts].map((fact) => (
        <script
          key={JSON.stringify(fact)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, as JSON without a "<"
          dangerouslySetInnerHTML={{ __html: jsonLd(fact) }}
        />
      ))}
    </>
  )
}

/** The head of a page that search engines shouldn't list. */
export function ClosedPageHead({ title }: { title: string }) {
  return (
    <>
      <title>{tabTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

const jsonLd = (fact: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')

function breadcrumb(crumbs: Crumb[]): object[] {
  if (crumbs.some(({ path }) => path === '/')) return []
  const trail = [{ name: 'Home', path: '/' }, ...crumbs]
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ORIGIN + path,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Tells search engines who runs the site. Only the home page includes this. */
export const ORGANIZATION = {
  '@type': 'Organization',
  name: BRAND.name,
  url: ORIGIN,
  logo: `${ORIGIN}/favicon.svg`,
  email: BRAND.contactEmail,
  telephone: BRAND.phone.link.replace('tel:', ''),
  address: { '@type': 'PostalAddress', addressLocality: BRAND.city, addressCountry: 'AU' },
  sameAs: BRAND.social.map(({ link }) => link),
}

/** Describes a case study to search engines as an article by us. */
export function article({
  title,
  description,
  path,
  picture,
}: Required<Pick<PageFacts, 'title' | 'description' | 'path' | 'picture'>>) {
  return {
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: ORIGIN + path,
    image: `${ORIGIN}/og/${picture}.png`,
    author: { '@type': 'Organization', name: BRAND.name, url: ORIGIN },
  }
}
