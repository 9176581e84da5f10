import {
  STANCE_LABELS,
  STANCES,
  STRENGTHS,
  type Stance,
  type Strength,
} from '@wattle/contract/findings/results'
import { MessageSquareQuote } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '#lib/cx.ts'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import type { Room } from '../../hooks.ts'
import { KeyButton } from './key-button.tsx'
import { ThemeField } from './theme-field.tsx'
import type { RoomCapture, Sorting } from './use-captures.ts'

type Assumption = NonNullable<Room['assumptions']>[number]
type Theme = NonNullable<Room['themes']>[number]

const STANCE_KEYS: Record<Stance, string> = { FOR: 'F', AGAINST: 'A', UNCLEAR: 'U' }
const STANCE_WORDS: Record<Stance, string> = {
  FOR: 'For it',
  AGAINST: 'Against it',
  UNCLEAR: STANCE_LABELS.UNCLEAR,
}
const STANCE_TONES = { FOR: 'for', AGAINST: 'against', UNCLEAR: 'unclear' } as const
const STRENGTH_KEYS: Record<Strength, string> = { PAID: 'P', DID: 'D', SAID: 'S' }
const STRENGTH_WORDS: Record<Strength, string> = { PAID: 'Paid', DID: 'Did it', SAID: 'Said so' }

interface CaptureStripProps {
  capture: RoomCapture
  assumptions: readonly Assumption[]
  themes: readonly Theme[]
  /**
   * Whether the strip is always at the bottom of the window. Set this if the capture isn't from a
   * question's note.
   */
  isDocked?: boolean | undefined
  onSort: (sorting: Sorting) => void
  onTheme: (name: string) => void
  onUndo: () => void
  /** Called when someone has sorted the capture or leaves it for later. */
  onDone: () => void
  /** Called when focus has moved elsewhere and should stay there. */
  onLeave: () => void
}

/**
 * Sorts one capture. People press single keys while the strip has focus, or use the strip's
 * buttons.
 */
export function CaptureStrip(props: CaptureStripProps) {
  const { capture, assumptions, themes, isDocked, onSort, onTheme, onUndo, onDone, onLeave } = props
  const strip = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<{ stance: Stance | null; strength: Strength | null }>({
    stance: capture.stance,
    strength: capture.strength,
  })
  const [isNaming, setNaming] = useState(false)
  const focusStrip = () => strip.current?.focus({ preventScroll: true })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.focus({ preventScroll: true })
    // If the strip is fixed to the bottom of the window, scrolls the note up so that the strip
    // doesn't cover it.
    const isFixed = getComputedStyle(element).position === 'fixed'
    if (isFixed) element.closest('li')?.scrollIntoView({ block: 'start' })
    else element.scrollIntoView({ block: 'nearest' })
  }, [])

  function choose(part: Partial<typeof chosen>) {
    const next = { ...chosen, ...part }
    setChosen(next)
    if (!next.stance || !next.strength) return
    onSort(next)
    onDone()
  }
  function handleKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey) return
    if (target instanceof HTMLInputElement) return
    const act = actionOf(key)
    if (!act) return
    event.preventDefault()
    act()
  }
  function actionOf(key: string): (() => void) | undefined {
    const letter = key.toUpperCase()
    const assumption = /^[1-8]$/.test(key) ? assumptions[Number(key) - 1] : undefined
    if (assumption) return () => onSort({ assumptionId: assumption.id })
    const stance = STANCES.find((one) => STANCE_KEYS[one] === letter)
    if (stance) return () => choose({ stance })
    const strength = STRENGTHS.find((one) => STRENGTH_KEYS[one] === letter)
    if (strength) return () => choose({ strength })
    if (letter === 'T') return () => setNaming(true)
    if (letter === 'Z') return onUndo
    if (key === 'Escape') return onDone
    return undefined
  }
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a dock
    <div
      ref={strip}
      role="group"
      aria-label={`Sort this capture: ${capture.quote}`}
      tabIndex={-1}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      className={cx(
        'no-print grid grid-cols-[minmax(0,1fr)] scroll-my-24 bg-surface lg:divide-y lg:divide-line-2',
        isDocked ? DOCK : cx(DOCK_BELOW, INLINE),
      )}
    >
      <p className="flex max-w-none items-center gap-2 px-4 pt-3 pb-2 font-medium">
        <MessageSquareQuote aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
        <span className="min-w-0 truncate">“{capture.quote}”</span>
        {capture.atMs !== null && (
          <span className="tabular ml-auto shrink-0 text-caption text-ink-3">
            <span className="max-lg:sr-only">Captured at </span>
            {stopwatchTime(capture.atMs)}
          </span>
        )}
      </p>
      {assumptions.length > 0 && (
        <Row label="Assumption" isOneLine>
          {assumptions.map(({ id, position, text }) => {
            const isChosen = capture.assumptionId === id
            return (
              <KeyButton
                key={id}
                letter={String(position)}
                label={`${position} ${text}`}
                isChosen={isChosen}
                onPress={() => {
                  onSort({ assumptionId: id })
                  focusStrip()
                }}
              >
                {isChosen ? (
                  <span className="min-w-0 max-w-[22ch] truncate max-sm:max-w-[16ch]">{text}</span>
                ) : undefined}
              </KeyButton>
            )
          })}
        </Row>
      )}
      <Row label="It speaks">
        {STANCES.map((stance) => (
          <KeyButton
            key={stance}
            letter={STANCE_KEYS[stance]}
            tone={STANCE_TONES[stance]}
            isChosen={chosen.stance === stance}
            isWaiting={!chosen.stance}
            onPress={() => {
              focusStrip()
              choose({ stance })
            }}
          >
            {STANCE_WORDS[stance]}
          </KeyButton>
        ))}
      </Row>
      <Row label="They">
        {STRENGTHS.map((strength) => (
          <KeyButton
            key={strength}
            letter={STRENGTH_KEYS[strength]}
            isChosen={chosen.strength === strength}
            isWaiting={!chosen.strength}
            onPress={() => {
              focusStrip()
              choose({ strength })
            }}
          >
            {STRENGTH_WORDS[strength]}
          </KeyButton>
        ))}
        <span className="ml-auto flex flex-wrap items-center">
          {isNaming ? (
            <ThemeField
              names={themes.filter(({ mergedInto }) => !mergedInto).map(({ name }) => name)}
              onName={(name) => {
                onTheme(name)
                setNaming(false)
                focusStrip()
              }}
              onCancel={() => {
                setNaming(false)
                focusStrip()
              }}
            />
          ) : (
            <KeyButton letter="T" isQuiet onPress={() => setNaming(true)}>
              theme
            </KeyButton>
          )}
          <KeyButton letter="Esc" isQuiet onPress={onDone}>
            sort later
          </KeyButton>
          <KeyButton letter="Z" isQuiet onPress={onUndo}>
            undo
          </KeyButton>
        </span>
      </Row>
    </div>
  )
}

const DOCK =
  'fixed inset-x-0 bottom-0 z-30 border-focus border-t-3 pb-2 shadow-modal lg:left-24 max-h-[70dvh] overflow-y-auto outline-none'
const INLINE =
  'lg:rounded-button lg:border lg:border-ink max-lg:outline-none lg:shadow-menu lg:focus:outline-3 lg:focus:outline-focus lg:focus:outline-offset-2'
const DOCK_BELOW =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:border-focus max-lg:border-t-3 max-lg:pb-2 max-lg:shadow-modal'

interface RowProps {
  label: string
  /** Keeps the buttons on one line, except on a phone. */
  isOneLine?: boolean
  children: ReactNode
}

function Row({ label, isOneLine, children }: RowProps) {
  return (
    <div className="grid items-baseline gap-x-2 gap-y-1 px-4 py-1.5 sm:grid-cols-[5rem_minmax(0,1fr)] lg:py-2.5">
      <span className="text-caption text-ink-3">{label}</span>
      <div className={cx('flex flex-wrap items-center gap-2', isOneLine && 'sm:flex-nowrap')}>
        {children}
      </div>
    </div>
  )
}
