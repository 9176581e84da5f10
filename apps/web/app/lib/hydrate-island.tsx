import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates what `island.tsx` rendered. Once it returns, the part handles every event. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
) {
  const { island: identifierPrefix = '', props = '{}' } = element.dataset
  flushSync(() =>
    hydrateRoot(element, <Part {...(JSON.parse(props) as Props)} />, { identifierPrefix }),
  )
}
