import { Insights } from './insights.tsx'
import { ServiceIndex } from './service-index.tsx'
import { StartupBand } from './startup-band.tsx'
import { Stats } from './stats.tsx'
import { Strengths } from './strengths.tsx'

/** All that follows the welcome screen. It only stands there, so its code may come late. */
export function BelowTheFold() {
  return (
    <>
      <Strengths />
      <Insights />
      <StartupBand />
      <ServiceIndex />
      <Stats />
    </>
  )
}
