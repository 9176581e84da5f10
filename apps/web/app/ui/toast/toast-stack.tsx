import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled'
import { TOAST_DURATION, type ToastOptions, type ToastTone } from './toast-options.ts'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }
const ICON_COLOURS = {
  success: 'text-notice-good',
  error: 'text-notice-bad',
  info: 'text-notice-mark',
}

/** How many toasts we show at a time. More would cover the page that they're about. */
const MOST_AT_ONCE = 3

let mounted: Promise<void> | undefined
/** The current toast of each kind, oldest first. */
const shownOf = new Map<string, { id: string | number; onClose: ToastOptions['onClose'] }>()

/** Mounts the toast container. Toasts shown before the promise resolves are lost. */
function mount(host: HTMLElement): Promise<void> {
  const place = document.createElement('div')
  host.append(place)
  return new Promise((resolve) => {
    createRoot(place).render(
      <Place
        // Screen readers only announce text in a live region that already existed. Waiting for two
        // frames is enough.
        onMounted={() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))}
      />,
    )
  })
}

function Place({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    onMounted()
  }, [onMounted])
  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST_DURATION}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      closeOnClick={false}
      hideProgressBar
      newestOnTop
      icon={false}
      closeButton={false}
      // The library's transition would wait for an animation, which never runs if people prefer
      // reduced motion.
      transition={false}
      aria-label="Notifications"
      hotKeys={() => false}
      className={() => 'toast-place pointer-events-none z-50 grid justify-items-end gap-1.5'}
      toastClassName={() =>
        'toast pointer-events-auto relative max-w-full touch-pan-y rounded-button bg-notice text-on-notice text-small shadow-modal'
      }
      progressClassName={() => 'toast-timer'}
    />
  )
}

export async function pushToast(host: HTMLElement, text: string, options: ToastOptions) {
  const { tone = 'info', action, isLeaving, duration = TOAST_DURATION } = options
  // Showing the same words again replaces the toast: its timer restarts, and it's announced again.
  const kind = options.kind ?? `${tone}: ${text}`
  mounted ??= mount(host)
  await mounted
  const [oldest] = shownOf.keys()
  if (shownOf.has(kind)) dismiss(kind)
  else if (oldest && shownOf.size >= MOST_AT_ONCE) {
    const { onClose } = shownOf.get(oldest) ?? {}
    dismiss(oldest)
    onClose?.()
  }
  const id = toast(
    (content: ToastContentProps) => (
      <Content
        {...content}
        {...{ text, tone, action }}
        leavesIn={isLeaving ? duration : undefined}
      />
    ),
    {
      role: tone === 'error' ? 'alert' : 'status',
      autoClose: duration,
      // The server doesn't wait while a toast is paused, so a paused toast could offer an undo that
      // no longer works.
      pauseOnHover: !isLeaving,
      pauseOnFocusLoss: !isLeaving,
      onClose() {
        if (shownOf.get(kind)?.id !== id) return
        shownOf.delete(kind)
        options.onClose?.()
      },
    },
  )
  shownOf.set(kind, { id, onClose: options.onClose })
}

export function dismiss(kind: string) {
  toast.dismiss(shownOf.get(kind)?.id)
  shownOf.delete(kind)
}

type ContentProps = ToastContentProps & {
  text: string
  tone: ToastTone
  action: ToastOptions['action']
  /** How many milliseconds people have to undo the action. */
  leavesIn: number | undefined
}

function Content({ text, tone, action, leavesIn, closeToast, toastProps }: ContentProps) {
  const Icon = ICONS[tone]
  const { toastId } = toastProps
  const cameFrom = useRef<Element | null>(null)
  // If someone closes the toast by keyboard, focus returns to where it was.
  const close = () => {
    if (document.activeElement?.matches(':focus-visible')) giveFocusTo(cameFrom.current)
    closeToast()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses it, so the keyboard must too
    <div
      className="flex items-center gap-3 py-1.5 pr-2 pl-4"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        if (leavesIn === undefined) toast.pause({ id: toastId })
      }}
      onBlur={() => leavesIn === undefined && toast.play({ id: toastId })}
    >
      {leavesIn ? (
        <Ring duration={leavesIn} />
      ) : (
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${ICON_COLOURS[tone]}`} />
      )}
      <span className="grow text-balance leading-tight">{text}</span>
      {action && (
        <button
          type="button"
          aria-keyshortcuts={action.keys}
          onClick={() => {
            action.onAction()
            close()
          }}
          className="min-h-8 shrink-0 rounded-small border border-notice-mark/60 px-3 font-bold text-notice-mark focus-visible:outline-notice-mark"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close notification"
        onClick={close}
        className="grid size-8 shrink-0 place-items-center rounded-small focus-visible:outline-notice-mark"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}

/** Focuses the element, or the page's heading if the element is no longer on the page. */
function giveFocusTo(element: Element | null) {
  const to = element?.isConnected ? element : document.querySelector('main h1')
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}

/** A ring that shrinks while there's time to undo. */
function Ring({ duration }: { duration: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90 fill-none">
      <circle cx="10" cy="10" r="8" strokeWidth="3" className="stroke-current opacity-30" />
      <circle
        cx="10"
        cy="10"
        r="8"
        strokeWidth="3"
        pathLength="1"
        strokeDasharray="1"
        className="toast-ring stroke-notice-mark"
        style={{ animationDuration: `${duration}ms` }}
      />
    </svg>
  )
}
