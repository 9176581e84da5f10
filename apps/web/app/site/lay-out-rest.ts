import { idle } from '#lib/idle.ts'

/**
 * What's below the first screen waits to be laid out until a reader comes near (`site-frame.css`). This
 * lays it out beforehand, one section at a time, so that a link to a place further down leads right there.
 */
export async function layOutRest() {
  const rest = document.querySelectorAll<HTMLElement>('main > *, main > article > *, footer')
  for (const section of rest) {
    await idle()
    section.style.contentVisibility = 'visible'
  }
}
