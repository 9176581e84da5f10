import { useEffect, useRef, useState } from 'react'

/** Seed 001 section 9: update the progress once a second. */
const PROGRESS_INTERVAL_MS = 1000

export function useVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [elapsed, setElapsed] = useState(0)
  const [total, setTotal] = useState(0)
  const [hasCaptions, setCaptions] = useState(false)
  const look = () => setElapsed(video.current?.currentTime ?? 0)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(
      () => setElapsed(video.current?.currentTime ?? 0),
      PROGRESS_INTERVAL_MS,
    )
    return () => clearInterval(timer)
  }, [isPlaying])

  function toggle() {
    const film = video.current
    if (!film) return
    // The browser may refuse to play, or someone may pause the video before it starts. Either way,
    // the button keeps showing Play.
    if (film.paused) film.play().catch(() => setPlaying(false))
    else film.pause()
  }

  function seek(seconds: number) {
    const film = video.current
    if (!film) return
    film.currentTime = Math.min(Math.max(0, seconds), film.duration || 0)
    look()
  }

  function toggleCaptions() {
    const track = video.current?.textTracks[0]
    if (!track) return
    track.mode = hasCaptions ? 'hidden' : 'showing'
    setCaptions(!hasCaptions)
  }

  const events = {
    onPlay: () => setPlaying(true),
    onPause() {
      setPlaying(false)
      look()
    },
    onEnded: look,
    onDurationChange: () => setTotal(video.current?.duration || 0),
  }
  return {
    video,
    state: { isPlaying, elapsed, total: Number.isFinite(total) ? total : 0, hasCaptions },
    toggle,
    seek,
    toggleCaptions,
    events,
  }
}

/** Writes a duration for screen readers, as in "1 minute 5 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  const inSeconds = rest === 1 ? '1 second' : `${rest} seconds`
  if (minutes === 0) return inSeconds
  return `${minutes === 1 ? '1 minute' : `${minutes} minutes`} ${inSeconds}`
}
