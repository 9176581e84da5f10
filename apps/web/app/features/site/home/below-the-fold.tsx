import { Insights } from './insights.tsx'
import { ServiceIndex } from './service-index.tsx'
import { StartupBand } from './startup-band.tsx'
import { Stats } from './stats.tsx'
import { Strengths } from './strengths.tsx'

/** Everything after the welcome screen. These parts are static, so their code can load late. */
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
