import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { Bloom } from '#ui/bloom.tsx'
import { COLUMN } from './column.ts'

/** Shows our name above a participant's page. The name isn't a link, so people stay on the page. */
export function RespondentFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`${COLUMN} pt-4`}>
        <p className="flex min-h-11 items-center gap-3 font-display font-semibold text-[1.3125rem] leading-none tracking-[-0.015em]">
          <Bloom className="size-8.5 shrink-0" />
          {BRAND.name}
        </p>
      </header>
      {children}
    </>
  )
}
