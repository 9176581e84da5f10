import { SharedReportPage } from '#features/findings/report/public/shared-report-page.tsx'
import { PageBoundary } from '#ui/page-boundary.tsx'

/** A reader's page as the build renders it and the browser takes it over: the same tree. */
export function FramedReport() {
  return (
    <PageBoundary>
      <SharedReportPage />
    </PageBoundary>
  )
}
