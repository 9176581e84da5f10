import { BRAND } from '@wattle/contract/brand'
import { SharedReportPage } from '#features/findings/report/public/shared-report-page.tsx'
import { PageBoundary } from '#ui/page-boundary.tsx'

/** A shared report's page. The build prerenders this tree, and the browser hydrates it. */
export function FramedReport() {
  return (
    <PageBoundary contactEmail={BRAND.contactEmail}>
      <SharedReportPage />
    </PageBoundary>
  )
}
