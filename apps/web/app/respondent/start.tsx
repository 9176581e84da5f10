import type { ComponentType } from 'react'
import { hydrateIsland } from '#lib/hydrate-island.tsx'
import { framed } from './framed.tsx'

/**
 * Hydrates a respondent's page. It doesn't need a router, because it doesn't link to our other
 * pages.
 */
export function start(Page: ComponentType) {
  const page = document.querySelector<HTMLElement>('[data-island]')
  if (!page) throw new Error('This page has no [data-island] element to hydrate.')
  // Loads the fonts only now. They're half the size of all the code, and would otherwise have
  // loaded before it.
  delete document.documentElement.dataset.plainType
  hydrateIsland(page, framed(Page))
}
