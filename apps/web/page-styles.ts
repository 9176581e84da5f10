import { type SelectorComponent, transform } from 'lightningcss'

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
