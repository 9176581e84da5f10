/** The browser counts a move of at least this many pixels as a layout shift. */
const SHIFT_PX = 3

/**
 * Runs inline, before the first paint. A visitor's first page starts with the fallback fonts
 * (`data-plain-type`) and lays out the first screen first (`data-first-screen`, see
 * `lay-out-rest.ts`). Visitors who come from another of our pages, reload or go back already have
 * the typefaces.
 */
export const typefacesScript = `;{const{dataset:d}=document.documentElement;if(document.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!=='navigate')delete d.plainType;else if(!location.hash)d.firstScreen=''}`

/**
 * Loads the typefaces on the first page of a visit. They only replace the fallback fonts if nothing
 * in view moves up or down. Otherwise they wait for the next page.
 */
export async function fetchTypefaces() {
  if (!isPlain()) return
  const own = [...document.fonts].filter(({ family }) => /Bricolage|Atkinson/.test(family))
  await Promise.all(own.map((face) => face.load())).then(changeTypefaces, () => {})
}

const isPlain = () => 'plainType' in document.documentElement.dataset

function changeTypefaces() {
  const { dataset } = document.documentElement
  const before = placesInView(document.body)
  delete dataset.plainType
  const hasMoved = before.some(
    ([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= SHIFT_PX,
  )
  if (hasMoved) dataset.plainType = ''
}

/**
 * How far each visible element is from the top of the window. Skips anything inside an element
 * that's out of view, because the browser hasn't laid that out yet.
 */
function placesInView(parent: Element): [Element, number][] {
  return Array.from(parent.children).flatMap((element): [Element, number][] => {
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height === 0 || bottom <= 0 || top >= window.innerHeight) return []
    return [[element, top], ...placesInView(element)]
  })
}
