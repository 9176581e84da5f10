import { BRAND } from '@wattle/contract/brand'
import { PUBLIC_URL_MARK } from '@wattle/contract/paths'
import { tabTitle } from './tab-title.ts'

type Crumb = { name: string; path: string }

type PageFacts = {
  /** Without the agency's name, which is put behind it. */
  title: string
  description: string
  path: string
  /** The file in `public/og` without its ending; the home page's where there is none of its own. */
  picture?: string
  /** The pages above this one, from the top, without the home page. */
  above?: Crumb[]
  /** What else search engines may know, as JSON-LD. */
  facts?: object[]
}

/** In the browser the address is known; in a prerendered page the server puts it in. */
const origin = () => (typeof window === 'undefined' ? PUBLIC_URL_MARK : window.location.origin)

/** All that search engines and those who share a page want to know about it. */
export function pageMeta(page: PageFacts) {
  const { title, description, path, picture = 'home', above = [], facts = [] } = page
  const full = tabTitle(title)
  const url = origin() + path
  const image = `${origin()}/og/${picture}.png`
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...breadcrumb([...above, { name: title, path }]), ...facts].map((fact) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...fact },
    })),
  ]
}

function breadcrumb(crumbs: Crumb[]): object[] {
  if (crumbs.some(({ path }) => path === '/')) return []
  const trail = [{ name: 'Home', path: '/' }, ...crumbs]
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin() + path,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Who runs the site, for the home page. */
export function organization() {
  return {
    '@type': 'Organization',
    name: BRAND.name,
    url: origin(),
    logo: `${origin()}/favicon.svg`,
    email: BRAND.officeEmail,
    telephone: BRAND.phone.link.replace('tel:', ''),
    address: { '@type': 'PostalAddress', addressLocality: BRAND.city, addressCountry: 'AU' },
    sameAs: BRAND.social.map(({ link }) => link),
  }
}

/** A case study, as an article of ours. */
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
    mainEntityOfPage: origin() + path,
    image: `${origin()}/og/${picture}.png`,
    author: { '@type': 'Organization', name: BRAND.name, url: origin() },
  }
}
