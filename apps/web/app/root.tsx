import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { ConsentBar } from '#features/analytics/consent-bar.tsx'
import { PageViews } from '#features/analytics/page-views.tsx'
import { RouteFocus } from '#lib/route-focus.tsx'
import { BrokenPage } from '#ui/broken-page.tsx'
import { DocumentHead } from '#ui/document-head.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** The title of the single-page app's shell, until a screen sets its own. */
export const meta: Route.MetaFunction = () => [
  { title: BRAND.name },
  { name: 'robots', content: 'noindex' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets an attribute before React hydrates this element. React would warn about
    // that.
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <DocumentHead />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ConsentBar />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <RouteFocus />
      <Outlet />
      <PageViews />
    </>
  )
}

/** Shown in the single-page app's shell until the screen's code arrives, or if it never does. */
export function HydrateFallback() {
  return (
    <main id="content" className="grid min-h-dvh place-content-center justify-items-center px-5">
      <noscript>
        <h1>This page needs JavaScript</h1>
        <p className="mt-4 text-ink-2 text-lead">
          JavaScript is off in your browser. Turn it on and load the page again, or email us and
          we’ll help:{' '}
          <a href={`mailto:${BRAND.contactEmail}`} className={textLinkLook()}>
            {BRAND.contactEmail}
          </a>
          .
        </p>
        <p className="mt-4">
          <a href="/" className={textLinkLook()}>
            Go to the home page
          </a>
        </p>
      </noscript>
      <div className="grid justify-items-center noscript:hidden">
        <Spinner label="Loading" size="lg" />
        <p className="mt-6 animate-[appear_12s_step-end] text-center text-ink-2">
          This is taking longer than usual. Check your connection, then load the page again.
        </p>
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} contactEmail={BRAND.contactEmail} />
}
