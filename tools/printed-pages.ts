import { inflateSync } from 'node:zlib'

/**
 * Reads the pages of a PDF that Chromium printed. A tagged PDF has a tree of its elements, and each
 * piece of content in the tree refers to its page.
 */
export function printedPages(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      Number(id),
      body ?? '',
    ]),
  )

  /** The pages that an element and everything in it are on. */
  function pagesOf(id: number): Set<number> {
    const body = objects.get(id) ?? ''
    const pages = new Set(numbersOf(body, /\/Pg (\d+) 0 R/g))
    for (const child of childrenOf(id)) for (const page of pagesOf(child)) pages.add(page)
    return pages
  }
  const childrenOf = (id: number): number[] => {
    const kids = /\/K (\[[\s\S]*\]|\d+ 0 R)/.exec(objects.get(id) ?? '')?.[1] ?? ''
    const ids = numbersOf(kids.replaceAll(/\/(?:Pg|Obj) \d+ 0 R/g, ''), /(\d+) 0 R/g)
    return ids.filter((one) => isElement(one))
  }
  const isElement = (id: number) => objects.get(id)?.includes('/StructElem') ?? false
  const kindOf = (id: number) => /\/S \/(\w+)/.exec(objects.get(id) ?? '')?.[1]
  const elements = (kind: string) => [...objects.keys()].filter((id) => kindOf(id) === kind)
  // Only count rows with data cells, because a table's head is repeated on each page.
  const isRow = (id: number) => childrenOf(id).some((cell) => kindOf(cell) === 'TD')

  const pageIds = [...objects].flatMap(([id, body]) => (/\/Type \/Page\n/.test(body) ? [id] : []))
  return {
    /** How far down each page its text goes, as a share of the page's height. */
    filled: pageIds.map((id) => {
      const body = objects.get(id) ?? ''
      const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(body)?.[1])
      const stream = Number(/\/Contents (\d+) 0 R/.exec(body)?.[1])
      return 1 - lowestText(streamOf(objects.get(stream) ?? '')) / height
    }),
    rows: elements('TR')
      .filter(isRow)
      .map((id) => [...pagesOf(id)]),
    items: elements('LI').map((id) => [...pagesOf(id)]),
  }
}

const numbersOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number))

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return inflateSync(bytes).toString('latin1')
}

/** How far the lowest text is from the bottom of the page, because PDF measures from there. */
function lowestText(content: string): number {
  const outer: number[][] = []
  let [scale = 1, shift = 0]: number[] = []
  let lowest = Number.POSITIVE_INFINITY
  for (const line of content.split('\n')) {
    const [operator, up = 0] = line.split(' ').toReversed()
    if (operator === 'q') outer.push([scale, shift])
    if (operator === 'Q') [scale = 1, shift = 0] = outer.pop() ?? []
    if (operator === 'cm') {
      shift += Number(up) * scale
      scale *= Number(line.split(' ')[3])
    }
    if (operator === 'Tm') lowest = Math.min(lowest, Number(up) * scale + shift)
  }
  return lowest
}
