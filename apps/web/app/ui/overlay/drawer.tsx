import { ChevronDown, ChevronUp, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { cx } from '#lib/cx.ts'
import { useMedia } from '#lib/use-media.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useInertBackground } from './use-inert-background.ts'

interface DrawerProps {
  title: string
  subtitle?: ReactNode
  onClose: () => void
  /** Opens the previous or next row. Undefined if there isn't one. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  children: ReactNode
  /** The row's actions, always in view. */
  footer?: ReactNode
}

/**
 * Below this width (the `2xl` token), the drawer covers the list, because there's no room for both.
 */
const COVERS = '(width < 75rem)'

const CoversAll = createContext(false)

export function DrawerHeading({ children }: { children: ReactNode }) {
  const Heading = use(CoversAll) ? 'h2' : 'h3'
  return <Heading className="font-semibold font-text text-app tracking-normal">{children}</Heading>
}

/**
 * Shows one row in full next to its list, which stays usable. If there's no room for both, the
 * drawer covers the list, and a click outside the drawer closes it. `j` and `k` step through the
 * rows. Esc closes the drawer and returns to the row.
 */
export function Drawer(props: DrawerProps) {
  const { title, subtitle, onPrevious, onNext, children, footer } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const drawer = useRef<HTMLElement>(null)
  const isCovering = useMedia(COVERS)
  const [isClosing, setClosing] = useState(false)
  useInertBackground(drawer, isCovering && !isClosing)
  // If it covers everything else, the drawer acts as the page, so its title is the level 1 heading.
  const Heading = isCovering ? 'h1' : 'h2'

  // Focus the heading, so screen readers start with the row someone opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function close() {
    const row = document.querySelector<HTMLElement>('tr[aria-current="true"] :is(a, button)')
    // A covering drawer makes everything behind it inert, so undo that before moving focus to the
    // row.
    flushSync(() => setClosing(true))
    row?.focus()
    props.onClose()
  }
  useClickBeside(drawer, isCovering ? close : undefined)
  useDrawerTop(drawer)
  useDrawerKeys({ Escape: close, k: onPrevious, j: onNext })

  return (
    <>
      {isCovering && (
        <div
          aria-hidden="true"
          className="no-print fixed inset-0 z-30 animate-[fade_var(--motion-panel)_var(--ease-out)] bg-scrim"
        />
      )}
      <section
        ref={drawer}
        aria-label={title}
        className={cx(
          'no-print fixed inset-y-0 right-0 z-30 flex w-full animate-[fade_var(--motion-panel)_var(--ease-out)] flex-col border-line border-l bg-surface shadow-modal sm:max-w-104 low:block low:overflow-y-auto',
          // From this width up, the drawer is next to the list, below the top bar.
          '2xl:sticky 2xl:top-0 2xl:z-auto 2xl:-my-7 2xl:h-[calc(100dvh-var(--drawer-top,3.5rem))] 2xl:self-start 2xl:shadow-none',
        )}
      >
        <header className="border-line border-b px-6 py-4">
          <div className="flex items-center gap-1">
            <Heading
              ref={heading}
              tabIndex={-1}
              className="mr-auto min-w-0 break-words rounded-input text-title"
            >
              {title}
            </Heading>
            <div className="flex gap-1">
              <IconButton
                label="Previous row"
                icon={ChevronUp}
                disabled={!onPrevious}
                aria-keyshortcuts="k"
                onClick={onPrevious}
              />
              <IconButton
                label="Next row"
                icon={ChevronDown}
                disabled={!onNext}
                aria-keyshortcuts="j"
                onClick={onNext}
              />
              <IconButton label="Close" icon={X} onClick={close} />
            </div>
          </div>
          {subtitle && <div className="tabular mt-1 text-caption text-ink-3">{subtitle}</div>}
        </header>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
          tabIndex={0}
          className="relative grid min-h-0 grow content-start gap-6 overflow-y-auto px-6 py-5 low:overflow-visible"
        >
          <CoversAll value={isCovering}>{children}</CoversAll>
        </div>
        {footer && (
          <footer className="flex flex-wrap gap-2.5 border-line border-t bg-paper px-6 py-3.5 *:grow empty:hidden">
            {footer}
          </footer>
        )}
      </section>
    </>
  )
}

function useClickBeside(drawer: RefObject<HTMLElement | null>, act: (() => void) | undefined) {
  useEffect(() => {
    if (!act) return
    function listen({ target }: MouseEvent) {
      const isOnTop =
        target instanceof Element && target.closest('dialog, [role=menu], [data-toasts]')
      if (!isOnTop && !drawer.current?.contains(target as Node)) act?.()
    }
    // Listen in the capture phase, before a pressed element in the drawer can remove itself.
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  })
}

/** When the top bar scrolls away, a sticky drawer starts higher and must be that much taller. */
function useDrawerTop(drawer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    function measure() {
      const top = Math.max(0, drawer.current?.getBoundingClientRect().top ?? 0)
      drawer.current?.style.setProperty('--drawer-top', `${top}px`)
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [drawer])
}

function useDrawerKeys(keys: Record<string, (() => void) | undefined>) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select')
      // An open dialog or menu handles these keys first.
      const isCovered = document.querySelector('dialog:modal, [role=menu]')
      if (defaultPrevented || ctrlKey || metaKey || altKey || isCovered) return
      if (isTyping && key !== 'Escape') return
      keys[key]?.()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

interface BesideDrawerProps {
  children: ReactNode
  drawer: ReactNode
}

/**
 * The list shrinks next to its drawer. If that leaves too little room, the drawer covers the list.
 */
export function BesideDrawer({ children, drawer }: BesideDrawerProps) {
  return (
    <div
      className={cx(
        Boolean(drawer) && '2xl:-mr-8 2xl:grid 2xl:grid-cols-[minmax(0,1fr)_26rem] 2xl:gap-4.5',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
      {drawer}
    </div>
  )
}

/** The rows before and after the open row, among those in view. */
export function neighboursOf<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean) {
  const at = rows.findIndex(isOpen)
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: rows[at - 1], next: rows[at + 1] }
}
