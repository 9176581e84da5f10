import { BRAND } from '@wattle/contract/brand'
import { Link, Outlet } from 'react-router'
import { Bloom } from '#ui/bloom.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-18 w-full max-w-page items-center px-5 md:min-h-22 md:px-18">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-3 font-display font-semibold text-[1.3125rem] leading-none tracking-[-0.015em]"
        >
          <Bloom className="size-8.5" />
          {BRAND.name}
        </Link>
      </header>
      <main id="content" className="grow">
        <Outlet />
      </main>
      <footer className="no-print bg-band text-on-band">
        <div className="mx-auto max-w-page px-5 pt-12 pb-8 md:px-18 md:pt-18">
          <p className="max-w-[9em] font-display font-semibold text-h1">{BRAND.line}</p>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-on-band/25 border-t pt-6 text-app">
            <span>
              © {BRAND.copyrightYear} {BRAND.name}, {BRAND.city}
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  )
}
