import { Outlet } from 'react-router'
import { SiteHeader } from '#features/site/frame/site-header.tsx'
import { Late, late } from '#lib/prerendered/late.tsx'

const footer = late(async () => {
  const [{ SiteFooter }, { AnalyticsChoices }] = await Promise.all([
    import('#features/site/frame/site-footer.tsx'),
    import('#features/analytics/analytics-choices.tsx'),
  ])
  return () => <SiteFooter Choices={AnalyticsChoices} />
})
if (import.meta.env.SSR) await footer.ready

export default function SiteLayout() {
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <Late part={footer} />
    </div>
  )
}
