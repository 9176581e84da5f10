import type { ComponentType } from 'react'
import { hydrateIsland } from '#lib/hydrate-island.tsx'
import { framed } from './framed.tsx'

/** Takes over a respondent's page. It needs no router: nothing on it leads to another page of ours. */
export function start(Page: ComponentType) {
  const page = document.querySelector<HTMLElement>('[data-island]')
  if (!page) throw new Error('This is no page of a respondent’s.')
  // The typefaces are half as much as all code, and would come before it.
  delete document.documentElement.dataset.plainType
  hydrateIsland(page, framed(Page))
}
