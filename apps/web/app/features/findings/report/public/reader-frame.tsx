import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { Bloom } from '#ui/bloom.tsx'

/** The side margins for every part of a shared report's page. */
export const SIDES = 'mx-auto w-full max-w-page px-5 md:px-18 print:px-0'

interface ReaderFrameProps {
  /** Buttons next to the agency's name. */
  tools?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The page around a shared report. It shows the agency's name, but no links into the app. */
export function ReaderFrame({ tools, foot, children }: ReaderFrameProps) {
  return (
    <>
      <header className={`${SIDES} flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5`}>
        <p className="flex min-h-10 items-center gap-2.5 font-display font-semibold text-[1.125rem] leading-none tracking-[-0.015em]">
          <Bloom className="size-7 shrink-0" />
          {BRAND.name}
        </p>
        {tools}
      </header>
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      {foot && (
        <footer
          className={`${SIDES} flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t py-5 text-caption text-ink-2`}
        >
          {foot}
        </footer>
      )}
    </>
  )
}
