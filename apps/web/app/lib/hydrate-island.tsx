import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates what `island.tsx` rendered. Once this returns, React handles every event in the island.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
) {
  const { island: identifierPrefix = '', props = '{}' } = element.dataset
  flushSync(() =>
    hydrateRoot(element, <Part {...(JSON.parse(props) as Props)} />, { identifierPrefix }),
  )
}
