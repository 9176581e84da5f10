import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { minutesAndSeconds } from '#lib/time/date-formats.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { spokenTime, useVideo } from './use-video.ts'

interface VideoPlayerProps {
  /** What the video is about. This names the player for screen readers. */
  label: string
  sources: readonly { src: string; type: string }[]
  poster?: string | undefined
  /** The captions, as a WebVTT file in English. */
  captions?: string | undefined
  /** Shown if the browser can't play any of the sources. */
  fallback: ReactNode
}

const JUMP_SECONDS = 5
const ON_FILM =
  'text-on-band! hover:bg-on-band/15! hover:text-on-band! active:bg-on-band/25! focus-visible:outline-wattle!'

/**
 * A video player that plays and pauses on a click. It has the usual keyboard shortcuts: Space or K
 * to play and pause, the arrow keys to seek, F for full screen and C for captions.
 */
export function VideoPlayer({ label, sources, poster, captions, fallback }: VideoPlayerProps) {
  const { video, state, toggle, seek, toggleCaptions, events } = useVideo()
  const { frame, isFull, isIdle, toggleFullscreen, showControls } = useFullscreen()
  const [isBroken, setBroken] = useState(false)
  const { isPlaying, elapsed, total, hasCaptions } = state
  if (isBroken || sources.length === 0) return fallback

  const acts = new Map([
    [' ', toggle],
    ['k', toggle],
    ['ArrowLeft', () => seek(elapsed - JUMP_SECONDS)],
    ['ArrowRight', () => seek(elapsed + JUMP_SECONDS)],
    ['f', toggleFullscreen],
    ['c', toggleCaptions],
  ])

  function handleKey(event: KeyboardEvent) {
    showControls()
    const { target, key, ctrlKey, metaKey, altKey } = event
    // Buttons handle Space themselves, and the seek bar handles the arrow keys.
    const isOwn =
      (target instanceof HTMLButtonElement && key === ' ') ||
      (target instanceof HTMLInputElement && key.startsWith('Arrow'))
    const act = acts.get(key.length === 1 ? key.toLowerCase() : key)
    if (!act || isOwn || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    act()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div
      ref={frame}
      role="group"
      aria-label={`Video: ${label}`}
      onKeyDown={handleKey}
      onPointerMove={showControls}
      className={cx(
        'bg-band relative overflow-hidden text-on-band',
        isFull ? 'grid place-items-center' : 'aspect-video rounded-card',
        isIdle && 'cursor-none',
      )}
    >
      <video
        ref={video}
        playsInline
        preload="metadata"
        poster={poster}
        onClick={toggle}
        {...events}
        className="size-full object-contain"
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries the sources in turn. If the last one fails too, there's nothing to
            // play.
            onError={index === sources.length - 1 ? () => setBroken(true) : undefined}
          />
        ))}
        <track kind="captions" srcLang="en" label="English" src={captions} />
      </video>
      {!isPlaying && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={toggle}
          className="absolute inset-0 m-auto grid size-17 place-items-center rounded-full bg-wattle text-on-wattle shadow-menu"
        >
          <Play aria-hidden="true" className="ml-1 size-7 fill-current" />
        </button>
      )}
      <div
        className={cx(
          'absolute inset-x-0 bottom-0 grid gap-0.5 bg-linear-to-t from-band to-band/0 px-4 pt-8 pb-1.5 forced-colors:bg-[Canvas] forced-colors:bg-none forced-colors:pt-1.5',
          isIdle && isPlaying && 'invisible',
        )}
      >
        <SeekBar
          label={`Position in the video: ${label}`}
          value={elapsed}
          max={total}
          valueText={`${spokenTime(elapsed)} of ${spokenTime(total)}`}
          onChange={seek}
        />
        <div className="flex items-center gap-1">
          <IconButton
            label={isPlaying ? 'Pause' : 'Play'}
            icon={isPlaying ? Pause : Play}
            onClick={toggle}
            className={ON_FILM}
          />
          <span className="tabular text-small">
            {minutesAndSeconds(elapsed)} / {minutesAndSeconds(total)}
          </span>
          <span className="grow" />
          {captions && (
            <IconButton
              label={hasCaptions ? 'Hide captions' : 'Show captions'}
              icon={hasCaptions ? Captions : CaptionsOff}
              onClick={toggleCaptions}
              className={ON_FILM}
            />
          )}
          <IconButton
            label={isFull ? 'Exit full screen' : 'Full screen'}
            icon={isFull ? Minimize : Maximize}
            onClick={toggleFullscreen}
            className={ON_FILM}
          />
        </div>
      </div>
    </div>
  )
}
