/** Far enough for the browser to call it a shift. */
const SHIFT_PX = 3

/**
 * Runs inline, before the first paint. A visitor's first page starts in the stand-ins
 * (`data-plain-type`); visitors from another of our pages, or who reload or go back, have the typefaces.
 */
export const typefacesScript = `;if(document.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!=='navigate')delete document.documentElement.dataset.plainType`

/**
 * Fetches the typefaces of a first page once its words are on the screen: before that, they would make
 * a visitor on a slow line wait. They take the place of the stand-ins only if nothing in view moves up
 * or down, and else wait for the next page.
 */
export function fetchTypefaces() {
  if (!isPlain()) return
  new PerformanceObserver(async (seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    const own = [...document.fonts].filter(({ family }) => /Bricolage|Atkinson/.test(family))
    await Promise.all(own.map((face) => face.load())).then(changeTypefaces, () => {})
  }).observe({ type: 'paint', buffered: true })
}

const isPlain = () => 'plainType' in document.documentElement.dataset

function changeTypefaces() {
  const { dataset } = document.documentElement
  const before = placesInView()
  delete dataset.plainType
  const hasMoved = before.some(
    ([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= SHIFT_PX,
  )
  if (hasMoved) dataset.plainType = ''
}

/** How far from the window's top each element is that can be seen. */
function placesInView(): [Element, number][] {
  return Array.from(document.body.querySelectorAll(':not(script, use)')).flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight ? [[element, top]] : []
  })
}
