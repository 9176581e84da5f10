import { BRAND } from '@wattle/contract/brand'
import type { ComponentType } from 'react'
import { RespondentFrame } from '#features/screening/respondent-frame.tsx'
import { PageBoundary } from '#ui/page-boundary.tsx'

/** A respondent's page. The build prerenders this tree, and the browser hydrates it. */
export function framed(Page: ComponentType) {
  return function FramedPage() {
    return (
      <PageBoundary contactEmail={BRAND.contactEmail}>
        <RespondentFrame>
          <Page />
        </RespondentFrame>
      </PageBoundary>
    )
  }
}
