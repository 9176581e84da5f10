import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { Art } from '#art/art.tsx'
import { signInBranch, signInLand } from '#art/drawings.ts'
import { Bloom } from '#ui/bloom.tsx'

/**
 * The form on the left, and a drawing of a branch in bloom on the right. The drawing is narrower on
 * a tablet and hidden on a phone.
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-frame grid min-h-dvh md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-2">
      <div className="px-5 pt-5 pb-12 md:px-12 xl:pr-18 xl:pl-[clamp(3rem,8.3vw,7.5rem)]">
        <header>
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-3 rounded-small font-display font-semibold text-[1.3125rem] leading-none tracking-[-0.015em]"
          >
            <Bloom className="size-8.5 shrink-0" />
            {BRAND.name}
          </a>
        </header>
        <main id="content" className="-mx-2 max-w-124 px-2 pt-8">
          {children}
        </main>
      </div>
      <aside
        aria-hidden="true"
        className={`sticky top-0 h-dvh overflow-hidden bg-band text-on-band max-md:hidden ${ON_BAND}`}
      >
        <Art
          of={signInLand}
          cover
          className="absolute inset-0 size-full text-[#8fcfb4] opacity-20"
        />
        <Art of={signInBranch} cover className="absolute inset-0 size-full" />
        <p className="absolute max-lg:hidden bottom-12 left-12 w-[6em] font-display font-semibold text-h1">
          {BRAND.line}
        </p>
      </aside>
    </div>
  )
}

/** The band is dark in both themes, so its drawing has fixed colours. */
const ON_BAND =
  '[--color-art-leaf-2:#2f6b56] [--color-art-leaf:#4f9a7d] [--color-art-petal:#f2b705] [--color-art-lit:#fce189] [--color-art-deep:#c08400] [--color-art-shade:#d49504] [--color-art-vein:#12382d99] [--color-art-wood:#7fb39e]'
