import { Outlet } from 'react-router'
import { RespondentFrame } from '#features/screening/respondent-frame.tsx'

/** What a build prerenders and `start.tsx` takes over; in development the router does all of it. */
export default function RespondentLayout() {
  return (
    <div id="respondent" className="flex min-h-dvh flex-col">
      <RespondentFrame>
        <Outlet />
      </RespondentFrame>
    </div>
  )
}
