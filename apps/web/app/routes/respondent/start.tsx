import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RespondentFrame } from '#features/screening/respondent-frame.tsx'
import { PageBoundary } from '#ui/page-boundary.tsx'

/**
 * Takes over a respondent's prerendered page without the router, which would be a third of what they
 * wait for, and leads nowhere here. scripts/pages/respondent-start.ts puts it into the page.
 */
export function start(Page: ComponentType) {
  const page = document.getElementById('respondent')
  if (!page) throw new Error('This is no page of a respondent’s.')
  // The typefaces are half as much as all code, and would come before it.
  delete document.documentElement.dataset.plainType
  hydrateRoot(
    page,
    <PageBoundary>
      <RespondentFrame>
        <Page />
      </RespondentFrame>
    </PageBoundary>,
  )
}
