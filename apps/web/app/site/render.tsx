import { JOIN_PATH, REPORT_PATH } from '@wattle/contract/paths'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ConsentBar } from '#features/analytics/consent-bar.tsx'
import { JoinPage } from '#features/screening/join/join-page.tsx'
import { NeedsScript } from '#features/screening/needs-script.tsx'
import { ScreenerPage } from '#features/screening/questions/screener-page.tsx'
import { SlotsPage } from '#features/screening/slots/slots-page.tsx'
import { prefetchScript } from '#lib/api/prefetch.ts'
import { Island } from '#lib/island.tsx'
import { FramedReport } from '../reader/framed.tsx'
import { framed } from '../respondent/framed.tsx'
import { Document, type PageAssets } from './document.tsx'
import type { EntryName } from './entries.ts'
import { SiteFrame } from './frame.tsx'
import { ClosedPageHead } from './page-head.tsx'
import { PAGES, type SitePage } from './pages.tsx'
import { SpeculationRules } from './speculation-rules.tsx'
import { typefacesScript } from './typefaces.ts'

interface RenderedPage {
  path: string
  /** Which script and styles the page loads. */
  entry: EntryName
  render(assets: PageAssets): string
}

/** Every page the build writes as HTML. The application isn't one of them. */
export const RENDERED_PAGES: readonly RenderedPage[] = [
  ...PAGES.map(
    (page): RenderedPage => ({
      path: page.path,
      entry: 'site',
      render: (assets) => sitePage(page, assets),
    }),
  ),
  {
    path: '/respondent/screener',
    entry: 'screener',
    render: (assets) => respondentPage('A few questions', ScreenerPage, assets, prefetchScript),
  },
  {
    path: '/respondent/slots',
    entry: 'slots',
    render: (assets) => respondentPage('Available slots', SlotsPage, assets, prefetchScript),
  },
  {
    path: JOIN_PATH,
    entry: 'join',
    render: (assets) => respondentPage('Take part in a study', JoinPage, assets),
  },
  { path: REPORT_PATH, entry: 'report', render: reportPage },
]

/** The router is only here to render links. The page itself doesn't load one. */
function sitePage({ path, head, content }: SitePage, assets: PageAssets): string {
  const markup = renderToStaticMarkup(
    <StaticRouter location={path}>
      <Document assets={assets} head={head} inlineScript={typefacesScript}>
        <SiteFrame>{content}</SiteFrame>
        <ConsentBar />
        <SpeculationRules />
      </Document>
    </StaticRouter>,
  )
  return `<!doctype html>${markup}`
}

/**
 * What a respondent sees before the questions or times arrive. The page requests those before
 * anything else and starts with the fallback fonts, because the typefaces are half the size of all
 * the code.
 */
function respondentPage(
  title: string,
  Page: ComponentType,
  assets: PageAssets,
  inlineScript?: string,
): string {
  const markup = renderToStaticMarkup(
    <Document assets={assets} head={<ClosedPageHead title={title} />} inlineScript={inlineScript}>
      <NeedsScript />
      <Island
        name="respondent"
        of={framed(Page)}
        props={{}}
        className="flex min-h-dvh flex-col noscript:hidden"
      />
    </Document>,
  )
  return `<!doctype html>${markup}`
}

/** A shared report's page, before the report arrives. */
function reportPage(assets: PageAssets): string {
  const markup = renderToStaticMarkup(
    <Document assets={assets} head={<ClosedPageHead title="Report" />}>
      <noscript>
        <p className="p-6">
          This report needs JavaScript. Please turn it on and load the page again.
        </p>
      </noscript>
      <Island
        name="report"
        of={FramedReport}
        props={{}}
        className="flex min-h-dvh flex-col noscript:hidden"
      />
    </Document>,
  )
  return `<!doctype html>${markup}`
}
