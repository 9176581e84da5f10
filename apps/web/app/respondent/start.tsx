import type { ComponentType } from 'react'
import { hydrateIsland } from '#lib/hydrate-island.tsx'
import { framed } from './framed.tsx'

/** Hydrates a respondent's page. It needs no router, because it links to no other page of ours. */
export function start(Page: ComponentType) {
  const page = document.querySelector<HTMLElement>('[data-island]')
  if (!page) throw new Error('This isn’t a respondent’s page.')
  // The typefaces are half the size of all the code, and would load before it.
  delete document.documentElement.dataset.plainType
  hydrateIsland(page, framed(Page))
}
