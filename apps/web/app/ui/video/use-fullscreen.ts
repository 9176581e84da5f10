import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '#ui/toast/toast.ts'

/** Seed 001 section 9: in full screen the controls hide after this long without any movement. */
const HIDE_AFTER_MS = 3000

/** Lets an element fill the screen, and reports whether the person is idle. */
export function useFullscreen() {
  const frame = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const showControls = useCallback(() => {
    clearTimeout(timer.current)
    setIdle(false)
    if (document.fullscreenElement === frame.current) {
      timer.current = setTimeout(() => setIdle(true), HIDE_AFTER_MS)
    }
  }, [])

  useEffect(() => {
    const follow = () => {
      setFull(document.fullscreenElement === frame.current)
      showControls()
    }
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      clearTimeout(timer.current)
    }
  }, [showControls])

  async function toggleFullscreen() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await frame.current?.requestFullscreen()
    } catch {
      showToast('Your browser doesn’t allow full screen here.', { tone: 'error' })
    }
  }

  return { frame, isFull, isIdle: isFull && isIdle, toggleFullscreen, showControls }
}
