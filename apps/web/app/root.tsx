import { BRAND } from '@wattle/contract/brand'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import { PageViews } from '#features/analytics/page-views.tsx'
import { earlyActsScript } from '#lib/prerendered/early-acts.ts'
import { farBelowScript } from '#lib/prerendered/far-below.ts'
import { PAGE_END } from '#lib/prerendered/page-end.ts'
import { TakenOver } from '#lib/prerendered/started.tsx'
import { typefacesLaterScript } from '#lib/prerendered/typefaces-later.ts'
import { RouteFocus } from '#lib/route-focus.tsx'
import { themeScript } from '#lib/theme.ts'
import { BrokenPage } from '#ui/broken-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** Of the single-page shell, until the screen that was asked for says its own. */
export const meta: Route.MetaFunction = () => [
  { title: BRAND.name },
  { name: 'robots', content: 'noindex' },
]

/** What runs before all other code, and before the first paint: part of the page, not of the code. */
const INLINE = import.meta.env.SSR
  ? `${themeScript};${typefacesLaterScript};${farBelowScript};${earlyActsScript}`
  : ''

/** A prerendered page brings the styles that it needs by itself: scripts/finish-pages.ts. */
const hasOwnStyles =
  typeof document !== 'undefined' && document.querySelector('style[data-href="page"]') !== null

/**
 * The whole stylesheet, where it is needed: in the application, and from the first step to another
 * page on. React holds that step back until it has come, so nobody sees a page undressed.
 */
function Stylesheet() {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  if (hasOwnStyles && pathname === firstPath) return null
  return <link rel="stylesheet" href={stylesheet} precedence="whole" />
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets an attribute before React sees the element.
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111916" media="(prefers-color-scheme: dark)" />
        {/* react-aria looks for this id before it adds a style element, which the policy forbids. */}
        <meta id="react-aria-pressable-style" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the policy */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INLINE }} />
        {/* Nothing is painted before all is there: what ends at the right, or is centred, would move. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <Meta />
        <Links />
        <Stylesheet />
      </head>
      <body>
        <a
          href="#content"
          className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-button bg-notice px-4 py-3 font-semibold text-on-notice focus:translate-y-0"
        >
          Skip to the content
        </a>
        {children}
        <div id={PAGE_END} hidden />
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
      {/* What it may ask stands at the end of the page, so that nothing moves when it comes. */}
      <PageViews />
      <TakenOver />
    </>
  )
}

/** Stands in the single-page shell until the code of the asked-for screen is there, or never comes. */
export function HydrateFallback() {
  return (
    <main id="content" className="grid min-h-dvh place-content-center justify-items-center px-5">
      <Spinner label="Loading" size="lg" />
      <p className="mt-6 animate-[appear_12s_step-end] text-center text-ink-2">
        This is taking longer than usual. Check your connection, then load the page again.
      </p>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} />
}
