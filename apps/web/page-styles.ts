import { type SelectorComponent, transform } from 'lightningcss'

/**
 * The browsers that Vite builds for by default (`major << 16 | minor << 8`). Without them, Lightning
 * CSS would merge rules that only some browsers understand, and write shorthands that none does,
 * such as an `animation` with a timeline.
 */
const TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
}

/**
 * Returns the CSS rules a page may need: those whose classes occur in its markup or its scripts.
 */
export function stylesFor(page: string, scripts: string, styles: string): string {
  const text = unescaped(page) + scripts
  const isNamed = (part: SelectorComponent) => part.type !== 'class' || text.includes(part.name)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    targets: TARGETS,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          if (!selectors.some((parts) => parts.every(isNamed))) return []
        },
      },
    },
  })
  return code.toString()
}

/** Reverses React's escaping of attribute values, such as `&gt;` for `>`. */
const unescaped = (markup: string) =>
  markup
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
