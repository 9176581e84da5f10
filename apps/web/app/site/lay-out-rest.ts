import { idle } from '#lib/idle.ts'

// On a visitor's first page, what's below the first screen waits to be laid out (`site-frame.css`). A
// link to a place further down leads right there only once everything above that place is laid out.

const layOutAll = () => {
  delete document.documentElement.dataset.firstScreen
}

/** One section at a time, while the browser has nothing else to do. */
export async function layOutRest() {
  const sections = document.querySelectorAll<HTMLElement>('main > *, main > article > *, footer')
  for (const section of sections) {
    await idle()
    section.style.contentVisibility = 'visible'
  }
  layOutAll()
}

/** All of it, once someone has pressed anything: earlier, it could move away from under the pointer. */
export function layOutOnDemand() {
  for (const press of ['click', 'keydown'])
    document.addEventListener(press, layOutAll, { once: true, capture: true })
}
