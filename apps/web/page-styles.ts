import { type SelectorComponent, transform } from 'lightningcss'

<<<<<<< HEAD
/**
 * The rules a page may need: those whose classes its markup or one of its scripts uses, and the
 * custom properties that are still used then.
 */
=======
/** The rules a page may need: those whose classes its markup or one of its scripts uses. */
>>>>>>> parent of 7680adde (perf(site): leave out custom properties a page doesn't use)
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

<<<<<<< HEAD
function withoutUnusedProperties(styles: string, text: string): string {
  // The library counts properties it doesn't know as custom properties.
  const isUsed = (name: string) =>
    !name.startsWith('--') || styles.includes(`var(${name}`) || text.includes(name)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Declaration: {
        custom({ name }) {
          if (!isUsed(name)) return []
        },
      },
      Rule: {
        property({ value: { name } }) {
          if (!isUsed(name)) return []
        },
      },
    },
  })
  return code.toString()
}

/** Undoes the way React escapes text in attributes. */
=======
/** The way React escapes text in attributes. */
>>>>>>> parent of 7680adde (perf(site): leave out custom properties a page doesn't use)
const unescaped = (markup: string) =>
  markup
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
