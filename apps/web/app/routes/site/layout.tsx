import { Outlet } from 'react-router'
import { SiteFooter } from '#features/site/frame/site-footer.tsx'
import { SiteHeader } from '#features/site/frame/site-header.tsx'

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
