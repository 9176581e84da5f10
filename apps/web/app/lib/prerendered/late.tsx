import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react'
import { keepRouterFromAnchors } from './early-anchor.ts'
import { hasStarted, TakenOver } from './started.tsx'

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']

/** Only a page that was prerendered has something to show before its code has come. */
const isPrerendered =
  typeof document !== 'undefined' && document.querySelector('style[data-href="page"]') !== null

/** The visitor may have begun before this code came. */
const hasBegun = () =>
  navigator.userActivation.hasBeenActive || document.activeElement !== document.body

/** Whether the visitor is still on the page that came as a document, and has not touched it. */
let isUntouched = isPrerendered && !hasBegun()

const firstInteraction = isUntouched
  ? new Promise<void>((resolve) => {
      const begin = () => {
        isUntouched = false
        resolve()
      }
      for (const sign of SIGNS_OF_LIFE) {
        addEventListener(sign, begin, { once: true, passive: true, capture: true })
      }
    })
  : Promise.resolve()

/** Without one nothing can be fetched, and what came with the page can still be read. */
const connection = () =>
  navigator.onLine || new Promise((resolve) => addEventListener('online', resolve, { once: true }))

interface LatePart {
  /** Settled when the part can be shown at once. */
  ready: Promise<unknown> | undefined
  choose(): ComponentType
}

/**
 * A part of a prerendered page whose code is fetched only when the visitor does something: until
 * then the markup that came with the page stands for it, with links that work. Where it is declared,
 * `ready` must be awaited while the page is prerendered, so that its markup is in the page; never in the
 * browser: modules that wait for each other there never come.
 */
export function late(load: () => Promise<ComponentType>): LatePart {
  let loaded: ComponentType | undefined
  const letRouter = isPrerendered && !hasStarted() ? keepRouterFromAnchors() : undefined
  const fetchPart = async () => {
    loaded = await load()
    letRouter?.()
    return { default: loaded }
  }
  const Waiting = lazy(() => firstInteraction.then(connection).then(fetchPart))
  return {
    ready: isUntouched ? undefined : fetchPart(),
    choose: () => loaded ?? Waiting,
  }
}

/** Whether all around it stands in the markup that came with the page. */
const Prewritten = createContext(false)

/**
 * Nothing here may change once it is rendered: a part that waits for its code and is rendered again
 * would vanish until that has come.
 */
export function Late({ part }: { part: LatePart }) {
  // Chosen once: another component in its place would begin anew, and lose what was typed.
  const [Part] = useState<ComponentType>(() => part.choose())
  const isWithin = useContext(Prewritten)
  const [isPrewritten] = useState(() => isWithin || !hasStarted())
  const content = (
    <>
      <Part />
      <TakenOver />
    </>
  )
  // On the way from page to page nothing stands for it, and the router's step waits until it is there.
  if (!isPrewritten) return content
  return (
    <Suspense>
      <Prewritten value={true}>{content}</Prewritten>
    </Suspense>
  )
}
