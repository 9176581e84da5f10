import { CircleHelp, Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Art } from '#art/art.tsx'
import { footerLand } from '#art/drawings.ts'
import { cx } from '#lib/cx.ts'
import { Bloom } from './bloom.tsx'
import { HelpButton, type HelpProps, useHelp } from './overlay/help.tsx'
import { HelpDialog } from './overlay/help-dialog.tsx'
import { Menu } from './overlay/menu.tsx'
import { RAIL_FACE, RAIL_ITEM } from './rail-look.ts'

export interface ShellSection {
  to: string
  label: string
  icon: LucideIcon
  /** The section is current at these URLs and below them. Defaults to `to`. */
  within?: readonly string[] | undefined
  /** How many items are waiting in this section. */
  count?: number | undefined
  /**
   * What's waiting, such as '1 to confirm'. The rail shows it under the label, and a phone's bar
   * only has room for the count.
   */
  note?: string | undefined
}

interface AppShellProps {
  /** The rail's name for screen readers. */
  navLabel: string
  sections: readonly ShellSection[]
  /** The bar at the top: where you are, and what you can do here. */
  topBar: ReactNode
  /** What Help shows. It opens at the end of the rail, or from "More" on a phone. */
  help?: HelpProps | undefined
  /** If there are more sections than this, a phone's bar shows the first ones and "More". */
  phonePlaces?: number | undefined
  /** Leaves more space around the content. Lists with many columns need less. */
  roomy?: boolean | undefined
  children: ReactNode
}

const MANY_SECTIONS = 14

/**
 * The layout of the signed-in areas: a rail on the left, or a bar at the bottom on a phone. In a
 * short window, the bar is at the end of the page.
 */
export function AppShell(props: AppShellProps) {
  const { navLabel, sections, topBar, roomy, phonePlaces, children } = props
  const others = phonePlaces === undefined ? [] : sections.slice(phonePlaces)
  const { pathname } = useLocation()
  const nav = useCurrentInView(pathname)
  const help = useHelp(props.help)
  return (
    <div
      data-density="compact"
      className="grid min-h-dvh text-app max-lg:grid-rows-[1fr_auto] print:block lg:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <nav
        ref={nav}
        aria-label={navLabel}
        onFocus={({ currentTarget, target }) => {
          // Only scroll for keyboard focus, because what someone is pressing must not move away
          // under their finger.
          if (target.matches(':focus-visible')) centre(currentTarget, target)
        }}
        className="section-bar no-print lg:scroll-pb-14 lg:pt-1 [body:has([data-cockpit])_&]:max-lg:hidden sticky flex bg-rail text-on-band max-lg:bottom-0 max-lg:z-20 max-lg:order-last max-lg:justify-center-safe max-lg:gap-1 max-sm:has-data-fitted:gap-0 max-lg:overflow-x-auto max-lg:low:static lg:top-0 lg:h-dvh lg:flex-col lg:overflow-y-auto forced-colors:max-lg:border-t forced-colors:lg:border-r"
      >
        <Art
          of={footerLand}
          cover
          className="pointer-events-none absolute inset-x-0 bottom-0 h-80 w-full text-[#8fcfb4] opacity-25 max-lg:hidden forced-colors:hidden"
        />
        <Bloom
          className={cx(
            'mx-auto mt-2 mb-4 size-10 shrink-0 max-lg:hidden',
            // In a short window, hides the bloom to make room for many sections.
            sections.length > MANY_SECTIONS && '[@media(max-height:66rem)]:hidden',
          )}
        />
        {sections.map(({ to, label, icon: Icon, within = [to], note, count = 0 }, place) => (
          <Link
            key={to}
            to={to}
            data-fitted={phonePlaces !== undefined || undefined}
            aria-current={
              isAt(pathname, to) || within.some((place) => isBelow(pathname, place))
                ? 'page'
                : undefined
            }
            className={cx(
              RAIL_ITEM,
              // A third line needs more height.
              note && 'lg:h-20!',
              phonePlaces !== undefined && FITTED,
              place >= (phonePlaces ?? sections.length) && 'max-lg:hidden',
            )}
          >
            <span
              aria-hidden="true"
              className="absolute bg-wattle opacity-0 group-aria-[current=page]:opacity-100 max-lg:inset-x-3 max-lg:top-0 max-lg:h-1 lg:inset-y-2 lg:left-0 lg:w-1 forced-colors:bg-[Highlight]"
            />
            <span className={RAIL_FACE}>
              <span className="relative">
                <Icon aria-hidden="true" className="size-5" />
                {count > 0 && <Badge count={count} isBarOnly={note !== undefined} />}
              </span>
              {label}
              {count > 0 && !note && <span className="sr-only">({count} waiting)</span>}
              {note && (
                <span className="max-lg:sr-only rounded-small bg-wattle px-1 font-semibold text-[0.75rem] text-on-wattle forced-colors:border">
                  {note}
                </span>
              )}
            </span>
          </Link>
        ))}
        {others.length > 0 && (
          <MoreSections sections={others} pathname={pathname} onHelp={props.help && help.open} />
        )}
        {props.help && (
          <HelpButton
            onOpen={help.open}
            className={cx(HELP, others.length > 0 && 'max-lg:hidden')}
          />
        )}
      </nav>
      <div className="min-w-0">
        <header
          className={cx(
            // In a narrow window, the interview cockpit has its own bar, so this one is hidden.
            'no-print [body:has([data-cockpit])_&]:max-lg:hidden relative z-11 flex min-h-14 items-center gap-3 border-line border-b px-5',
            roomy ? 'lg:px-10' : 'lg:px-8',
          )}
        >
          {topBar}
        </header>
        <main id="content" className={cx('px-5 py-6 lg:py-7', roomy ? 'lg:px-10' : 'lg:px-8')}>
          {children}
        </main>
      </div>
      {props.help && help.isOpen && <HelpDialog {...props.help} onClose={help.close} />}
    </div>
  )
}

/** On a phone, the sections share the bar's whole width, so none is out of view. */
const FITTED =
  'max-lg:min-w-0 max-lg:flex-1 max-lg:px-0 max-sm:text-[0.6875rem] max-lg:*:last:w-full max-lg:*:last:min-w-0 max-lg:*:last:px-0'

/** In a rail too long for the window, Help stays in view while the sections scroll. */
const HELP =
  'rail-help lg:mt-auto lg:mb-2 lg:[@media(max-height:48rem)]:sticky lg:[@media(max-height:48rem)]:bottom-0 lg:[@media(max-height:48rem)]:bg-rail'

/** A number at the icon's corner. The link's accessible name includes it in words. */
function Badge({ count, isBarOnly }: { count: number; isBarOnly: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular -right-3.5 -top-2 absolute min-w-5 rounded-pill lg:top-0 lg:right-auto lg:left-full lg:-ml-1 bg-wattle px-1 text-center font-semibold text-on-wattle text-[0.75rem] leading-5 forced-colors:border',
        isBarOnly && 'lg:hidden',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

interface MoreSectionsProps {
  sections: readonly ShellSection[]
  pathname: string
  onHelp: (() => void) | undefined
}

/** The sections that don't fit in a phone's bar, then Help. */
function MoreSections({ sections, pathname, onHelp }: MoreSectionsProps) {
  const navigate = useNavigate()
  const isHere = sections.some(({ to }) => isBelow(pathname, to))
  return (
    <Menu
      placement="top end"
      trigger={
        <button
          type="button"
          aria-current={isHere ? 'page' : undefined}
          className={cx(RAIL_ITEM, FITTED, 'lg:hidden')}
        >
          <span className={RAIL_FACE}>
            <Ellipsis aria-hidden="true" className="size-5" />
            More
          </span>
        </button>
      }
      actions={[
        ...sections.map(({ to, label, icon, count = 0 }) => ({
          id: to,
          label: count > 0 ? `${label} (${count})` : label,
          icon,
          onSelect: () => navigate(to),
        })),
        ...(onHelp ? [{ id: 'help', label: 'Help', icon: CircleHelp, onSelect: onHelp }] : []),
      ]}
    />
  )
}

/** If a phone's bar can't show all sections, makes sure the current one is visible. */
function useCurrentInView(pathname: string) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current section depends on the URL
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) centre(nav.current, current)
  }, [pathname])
  return nav
}

/**
 * Scrolls the item to the middle, because browsers don't scroll to something that's half in view.
 */
function centre(bar: HTMLElement, item: HTMLElement) {
  bar.scrollLeft = item.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2
}

/** Whether the URL is this section's or below it. */
const isBelow = (pathname: string, place: string) => `${pathname}/`.startsWith(`${place}/`)

/** Whether the two URLs are the same, ignoring a trailing slash. */
const isAt = (pathname: string, to: string) => pathname.replace(/\/+$/, '') === to
