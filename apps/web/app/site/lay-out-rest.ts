import { idle } from '#lib/idle.ts'

// On a visitor's first page, everything below the first screen is laid out later
// (`site-frame.css`). A link to a place further down only scrolls there correctly once everything
// above that place is laid out.

const layOutAll = () => {
  delete document.documentElement.dataset.firstScreen
}

/** Lays out one section at a time, while the browser has nothing else to do. */
export async function layOutRest() {
  const sections = document.querySelectorAll<HTMLElement>('main > *, main > article > *, footer')
  for (const section of sections) {
    await idle()
    section.style.contentVisibility = 'visible'
  }
  layOutAll()
}

/**
 * Lays out everything once someone has clicked or pressed a key. Doing it earlier could move a
 * button just before they click it.
 */
export function layOutOnDemand() {
  for (const press of ['click', 'keydown'])
    document.addEventListener(press, layOutAll, { once: true, capture: true })
}
