import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CarouselEngine } from './carousel-engine.ts'

/** The first sign of a visitor: until then the engine is not fetched. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

const TWO = '(min-width: 768px)'
const THREE = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const queries = [TWO, THREE].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function readPlaces(): number {
  if (window.matchMedia(THREE).matches) return 3
  return window.matchMedia(TWO).matches ? 2 : 1
}

/** As the token says, and none for those who asked for none. */
function moveDuration(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--motion-carousel')
  return Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)
}

/** What a carousel shows, and how it moves. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<CarouselEngine | undefined>>(undefined)
  const [selected, setSelected] = useState(0)
  const [running, setRunning] = useState(false)
  // In the build the width is unknown, and everything counts as shown.
  const places = useSyncExternalStore(subscribe, readPlaces, () => count)

  const start = useCallback(() => {
    engine.current ??= import('./carousel-engine.ts')
      .then(({ startCarousel }) => {
        // The visitor may have gone to another page meanwhile.
        if (!viewport.current) return undefined
        setRunning(true)
        const options = { onSelect: setSelected, duration: moveDuration }
        return startCarousel({ viewport: viewport.current, ...options })
      })
      .catch(() => {
        // The list still scrolls; the next click tries again.
        engine.current = undefined
        return undefined
      })
    return engine.current
  }, [])

  useEffect(() => {
    if (count < 2) return
    for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, start)
      engine.current?.then((started) => started?.stop())
      engine.current = undefined
    }
  }, [count, start])

  return {
    viewport,
    selected,
    running,
    places: Math.min(places, count),
    isShown: (index: number) => (index - selected + count) % count < places,
    moveBy: async (step: 1 | -1) => (await start())?.moveBy(step),
    moveTo: async (index: number) => (await start())?.moveTo(index),
  }
}
