import { Outlet } from 'react-router'
import { NeedsScript } from '#features/screening/needs-script.tsx'
import { RespondentFrame } from '#features/screening/respondent-frame.tsx'

/**
 * What a build prerenders and `start.tsx` takes over; in development the router does all of it. What
 * stands before `respondent` is in the page alone, and in no code that anybody waits for.
 */
export default function RespondentLayout() {
  return (
    <>
      <NeedsScript />
      <div id="respondent" className="flex min-h-dvh flex-col noscript:hidden">
        <RespondentFrame>
          <Outlet />
        </RespondentFrame>
      </div>
    </>
  )
}
