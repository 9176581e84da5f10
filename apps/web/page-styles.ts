import { type SelectorComponent, transform, type Visitor } from 'lightningcss'

/**
 * The browsers that Vite builds for by default (`major << 16 | minor << 8`). Without them,
 * Lightning CSS would merge rules that only some browsers understand, and write shorthands that
 * none of them understand, such as an `animation` with a timeline.
 */
const TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
}

/** What separates class names from each other and from other code, in markup and in scripts. */
const BETWEEN_WORDS = /[\s"'`${}]+/

/**
 * Returns the CSS that a page may need: rules whose classes occur in its markup or its files, and
 * the custom properties that are used. `files` are the page's scripts and drawings.
 */
export function stylesFor(page: string, files: string, styles: string): string {
  const text = unescaped(page) + files
  // Searching the whole text for each class would take most of the build.
  const words = new Set(text.split(BETWEEN_WORDS))
  const isNamed = (part: SelectorComponent) =>
    part.type !== 'class' ||
    words.has(part.name) ||
    (BETWEEN_WORDS.test(part.name) && text.includes(part.name))
  const rules = transformed(styles, {
    Rule: {
      style({ value: { selectors } }) {
        if (!selectors.some((parts) => parts.every(isNamed))) return []
      },
    },
  })
  const read = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isRead = (name: string) => !name.startsWith('--') || read.has(name) || text.includes(name)
  // This also drops the media queries that have no rules left.
  return transformed(rules, {
    Rule: {
      property({ value: { name } }) {
        if (!isRead(name)) return []
      },
    },
    Declaration: {
      custom({ name }) {
        if (!isRead(name)) return []
      },
    },
  })
}

const transformed = (css: string, visitor: Visitor<never>): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    visitor,
  }).code.toString()

/** Reverses React's escaping of attribute values, such as `&gt;` for `>`. */
const unescaped = (markup: string) =>
  markup
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
