import { NavLink } from 'react-router'
import { MAIN_LINKS, SIGN_IN } from '#content/navigation.ts'
import { BrandLink } from './brand-link.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import { ContactLink } from './contact-link.tsx'
import { ServicesMenu } from './services-menu.tsx'

/** The site's header. It stays in view while the page scrolls, unless the window is very short. */
export function SiteHeader() {
  return (
    <header className="site-header no-print sticky top-0 low:static z-20">
      <div className="mx-auto flex min-h-(--site-header) w-full max-w-page items-center gap-8 px-5 md:px-18">
        <BrandLink />
        <nav aria-label="Main" className="flex items-center gap-8">
          <div className="hidden items-center gap-8 xl:flex">
            <ServicesMenu className={LINK} />
            {[...MAIN_LINKS, SIGN_IN].map(({ label, to }) => (
              <NavLink key={to} reloadDocument to={to} className={LINK}>
                {label}
              </NavLink>
            ))}
            <ContactLink className="inline-flex min-h-11 items-center rounded-button border-[1.5px] border-ink px-4.5 font-semibold text-[1rem] leading-none hover:bg-ink hover:text-paper" />
          </div>
          <BurgerMenu />
        </nav>
      </div>
    </header>
  )
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-medium text-[1rem] leading-none underline-offset-[0.7em] decoration-3 decoration-wattle hover:underline aria-[current=page]:underline'
