import { NavLink } from 'react-router'
import { MAIN_LINKS, SIGN_IN } from '#content/navigation.ts'
import { ContactLink } from './contact-link.tsx'
import { ServiceList } from './service-list.tsx'

/** The whole navigation for small screens. It fits on one screen and works without JavaScript. */
export function BurgerMenu() {
  return (
    <div className="group/burger xl:hidden">
      <button
        type="button"
        popoverTarget="burger"
        aria-label="Menu"
        className="-mr-2.5 grid size-12 place-items-center rounded-button"
      >
        <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className="size-7">
          <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
            <path d="M3 8h22M3 15h22M3 22h13" className="group-has-[:popover-open]/burger:hidden" />
            <path
              d="m6 6 16 16M22 6 6 22"
              className="hidden group-has-[:popover-open]/burger:block"
            />
          </g>
        </svg>
      </button>
      <div
        id="burger"
        popover="auto"
        className="site-menu fixed inset-x-0 m-0 w-full max-w-none animate-[fade_var(--motion-state)_var(--ease-out)] border-line border-y bg-raised px-5 py-4 text-ink shadow-menu roomy:py-6 md:px-18"
      >
        <ServiceList
          isCompact
          className="grid grid-cols-2 gap-x-4 gap-y-2 sm:slim:grid-cols-4 roomy:gap-6"
        />
        <ul className="mt-2 grid grid-cols-2 gap-x-4 border-ink border-t-[1.5px] pt-1 sm:slim:grid-cols-4 roomy:mt-6 roomy:gap-x-6 roomy:pt-3">
          {[...MAIN_LINKS, SIGN_IN].map(({ label, to }) => (
            <li key={to}>
              <NavLink reloadDocument to={to} className={LINK}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ContactLink
          reloads
          className="mt-2 flex min-h-13 items-center justify-center rounded-button bg-gum px-6 font-semibold text-on-gum sm:inline-flex"
        />
      </div>
    </div>
  )
}

const LINK =
  'flex min-h-11 items-center font-medium decoration-3 decoration-wattle underline-offset-[0.4em] hover:underline aria-[current=page]:underline'
