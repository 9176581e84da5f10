import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Takes over what `island.tsx` has rendered. When it returns, the part hears every event. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
) {
  const { island: identifierPrefix = '', props = '{}' } = element.dataset
  flushSync(() =>
    hydrateRoot(element, <Part {...(JSON.parse(props) as Props)} />, { identifierPrefix }),
  )
}
