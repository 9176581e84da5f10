import { BRAND } from '@wattle/contract/brand'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import { footerLand } from '#art/drawings.ts'
import { LEGAL_LINKS } from '#content/navigation.ts'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { SocialLinks } from './social-links.tsx'

interface SiteFooterProps {
  /** The button for the analytics choices. It comes after the legal links and looks like them. */
  Choices: ComponentType<{ className: string }>
}

export function SiteFooter({ Choices }: SiteFooterProps) {
  return (
    <footer className="no-print relative overflow-hidden bg-band text-on-band">
      <Art
        of={footerLand}
        cover
        className="pointer-events-none absolute inset-0 size-full text-[#8fcfb4] opacity-20"
      />
      <div className="relative mx-auto max-w-page px-5 pt-12 pb-8 md:px-18 md:pt-18">
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-6">
          <p className="max-w-[9em] font-display font-semibold text-h1">{BRAND.line}</p>
          <div>
            <p className="font-semibold">Find us</p>
            <SocialLinks className="mt-1 grid grid-cols-2 gap-x-6" />
          </div>
        </div>
        <div className="mt-12 flex flex-wrap gap-x-8 border-on-band/25 border-t pt-6 text-app max-sm:flex-col sm:items-center md:mt-18">
          <p className="mr-auto max-sm:mb-2 sm:max-xl:basis-full">
            © {BRAND.copyrightYear} {BRAND.name}, {BRAND.city}
          </p>
          <nav aria-label="Legal" className="contents">
            {LEGAL_LINKS.map(({ label, to }) => (
              <Link key={to} reloadDocument to={to} className={LEGAL_LINK}>
                {label}
              </Link>
            ))}
            <Choices className={LEGAL_LINK} />
          </nav>
          {/* Hidden without scripts, because the page then uses the device's theme. */}
          <div
            data-theme-switch
            className={`max-sm:mt-3 sm:max-xl:ml-auto noscript:hidden ${ON_BAND}`}
          >
            <ThemeSwitch iconsOnly />
          </div>
        </div>
        <Acknowledgement />
      </div>
    </footer>
  )
}

const LEGAL_LINK =
  'inline-flex min-h-11 items-center underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle'

/**
 * The theme switch is designed for a paper background, so on the footer's dark band we override its
 * colours.
 */
const ON_BAND =
  '[--color-control:#f2efe699] [--color-gum-tint:#f2efe626] [--color-gum:#ffd966] [--color-ink-2:#f2efe6] [--color-line:#f2efe640] [--color-sunk:#f2efe61a] [--color-surface:transparent]'
