import { Insights } from './insights.tsx'
import { ServiceIndex } from './service-index.tsx'
import { StartupBand } from './startup-band.tsx'
import { Stats } from './stats.tsx'
import { Strengths } from './strengths.tsx'

/** Everything on the home page after the welcome screen. */
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
