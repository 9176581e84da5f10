import type { ComponentType } from 'react'
import { RespondentFrame } from '#features/screening/respondent-frame.tsx'
import { PageBoundary } from '#ui/page-boundary.tsx'

/** A respondent's page. The build prerenders and the browser hydrates the same tree. */
export function framed(Page: ComponentType) {
  return function FramedPage() {
    return (
      <PageBoundary>
        <RespondentFrame>
          <Page />
        </RespondentFrame>
      </PageBoundary>
    )
  }
}
