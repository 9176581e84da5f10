import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { themeRoot } from '@wattle/contract/findings/themes'
import { type KeyboardEvent, memo, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Room } from '../../hooks.ts'
import { useCockpit } from '../cockpit/cockpit-context.ts'
import { PositionMark } from './position-mark.tsx'
import type { RoomCapture } from './use-captures.ts'

const DOTS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']

const captureButton = (key: string) => `capture-${key}`

/** Waits until the capture is back in its list. */
const focusCapture = ({ key }: { key: string }) =>
  requestAnimationFrame(() => document.getElementById(captureButton(key))?.focus())

interface CaptureListProps {
  /** The list's accessible name, such as "Captures on 2 a". */
  label: string
  captures: readonly RoomCapture[]
}

/**
 * Lists captures so that people can open them again, except the one whose strip is open. The list
 * is one tab stop (roving tabindex). Arrow keys move between the captures.
 */
export function CaptureList({ label, captures: all }: CaptureListProps) {
  const { assumptions, themes, openKey, openCapture, captures: stored } = useCockpit()
  const [current, setCurrent] = useState(0)
  const captures = all.filter(({ key }) => key !== openKey)
  if (captures.length === 0) return null
  const stop = Math.min(current, captures.length - 1)

  function handleKey(event: KeyboardEvent) {
    const next = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: captures.length - 1,
    }[event.key]
    const capture = next === undefined ? undefined : captures[next]
    if (next === undefined || !capture) return
    event.preventDefault()
    setCurrent(next)
    document.getElementById(captureButton(capture.key))?.focus()
  }

  return (
    <ul
      aria-label={label}
      onKeyDown={handleKey}
      className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-small"
    >
      {captures.map((capture, at) => (
        <li key={capture.key} className="grid grid-cols-[minmax(0,1fr)]">
          <button
            type="button"
            id={captureButton(capture.key)}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onClick={() => openCapture(capture, () => focusCapture(capture))}
            className="-mx-1 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 rounded-small px-1 py-0.5 text-left text-ink-2 hover:bg-sunk"
          >
            <Content
              capture={capture}
              number={assumptions.find(({ id }) => id === capture.assumptionId)?.position}
              themes={themes}
            />
          </button>
          {capture.refusal !== undefined && (
            <p
              role="alert"
              className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-error"
            >
              <span>{EVIDENCE_MESSAGES.refused}</span>
              <span className="flex gap-1">
                <Button size="sm" variant="secondary" onClick={() => copy(capture.quote)}>
                  Copy
                </Button>
                <Button size="sm" variant="secondary" onClick={() => stored.forget(capture.key)}>
                  Delete
                </Button>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ContentProps {
  capture: RoomCapture
  number: number | undefined
  themes: NonNullable<Room['themes']>
}

/** Only renders again if its capture changes, because there may be many captures. */
const Content = memo(function Content({ capture, number, themes }: ContentProps) {
  const { quote, stance, strength, atMs, themeIds, author } = capture
  const roots = themeIds.map((id) => themeRoot(themes, id))
  const shown = themes.filter(({ id }) => roots.includes(id))
  return (
    <>
      {atMs !== null && (
        <span className="tabular text-caption text-ink-3">{stopwatchTime(atMs)}</span>
      )}
      {number !== undefined && (
        <span
          className={cx(
            'inline-grid size-5.5 shrink-0 place-items-center rounded-input font-display font-semibold text-caption',
            stance ? 'bg-ink text-paper' : 'border border-control',
          )}
        >
          {number}
        </span>
      )}
      {stance && strength ? (
        <PositionMark position={stance} strength={strength} />
      ) : (
        <span className="text-caption text-wattle-ink">To sort</span>
      )}
      <span className="min-w-0 grow basis-40 truncate text-ink">“{quote}”</span>
      {shown.map(({ id, name, colour }) => (
        <span key={id} className="inline-flex items-center gap-1.5 text-caption">
          <span aria-hidden="true" className={cx('size-2.5 rounded-[3px]', DOTS[colour - 1])} />
          {name}
        </span>
      ))}
      {author && <span className="text-caption text-ink-3">{author}</span>}
    </>
  )
})

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    showToast('Copied', { tone: 'success' })
  } catch {
    showToast('Your browser didn’t let us copy the text. Please select it and copy it yourself.', {
      tone: 'error',
    })
  }
}
