// Cuts the two typefaces down to the characters our pages use, and writes them to
// apps/web/app/styles/fonts. We commit the output. Both typefaces have the SIL Open Font License
// 1.1 (see the README in that folder).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FONTS = join(import.meta.dirname, '../apps/web/app/styles/fonts')

function characters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** The characters for English and Western European languages, and typographic punctuation. */
const LATIN = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™−′″`

/** The characters for the site's numbered lists and figures. */
const NUMERALS = '0123456789+'

type Cut = {
  file: string
  source: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
}

const CUTS: Cut[] = [
  // Headings have one weight. We keep the optical size axis, because headings range from 20 to 76
  // pixels.
  {
    file: 'bricolage-display',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    ),
    text: LATIN,
    axes: { wght: 600 },
  },
  {
    file: 'bricolage-numerals',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    text: NUMERALS,
    axes: { wdth: 75, wght: 700, opsz: 96 },
  },
  {
    file: 'atkinson-text',
    source: import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
    text: LATIN,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'atkinson-italic',
    source: import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    ),
    text: LATIN,
    axes: { wght: 400 },
  },
]

let total = 0
for (const { file, source, text, axes } of CUTS) {
  const whole = await readFile(fileURLToPath(source))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(join(FONTS, `${file}.woff2`), cut)
  total += cut.length
  console.log(`${(cut.length / 1024).toFixed(1)} KB ${file}`)
}
console.log(`${(total / 1024).toFixed(1)} KB in all`)
