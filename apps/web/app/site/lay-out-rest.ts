import { idle } from '#lib/idle.ts'

// What's below the first screen waits to be laid out until a reader comes near (`site-frame.css`). A link
// to a place further down leads right there only once everything above that place is laid out.

/** One section at a time, while the browser has nothing else to do. */
export async function layOutRest() {
  for (const section of sections()) {
    await idle()
    layOut(section)
  }
}

/** All of it, as soon as someone presses anything or came for a place further down. */
export function layOutOnDemand() {
  const layOutAll = () => sections().forEach(layOut)
  if (location.hash) layOutAll()
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, layOutAll, { once: true, capture: true })
}

const sections = () =>
  document.querySelectorAll<HTMLElement>('main > *, main > article > *, footer')

function layOut(section: HTMLElement) {
  section.style.contentVisibility = 'visible'
}
