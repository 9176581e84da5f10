import type { ReactNode } from 'react'
import { AnalyticsChoices } from '#features/analytics/analytics-choices.tsx'
import { SiteFooter } from '#features/site/frame/site-footer.tsx'
import { SiteHeader } from '#features/site/frame/site-header.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grow">
        {children}
      </main>
      <SiteFooter Choices={AnalyticsChoices} />
    </div>
  )
}
