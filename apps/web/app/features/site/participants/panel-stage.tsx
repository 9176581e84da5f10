import type { ReactNode } from 'react'
import { Art } from '#art/art.tsx'
import { participantsBranch } from '#art/drawings.ts'
import { BenefitTags } from './benefit-tags.tsx'
import { JoinPanel } from './join-panel.tsx'
import { PanelSteps } from './panel-steps.tsx'
import { PanelWelcome } from './panel-welcome.tsx'

interface PanelStageProps {
  form: ReactNode
}

/**
 * One branch runs from the top of the page to the form. It's as wide as the stage, and the grid's
 * rows are at least as tall as the branch needs, all in `cqw`. So the branch and the rows stay
 * aligned at any width. If the text needs more room, the rows grow, and the branch doesn't cover
 * anything. The space above keeps the branch out of the site's top bar.
 */
export function PanelStage({ form }: PanelStageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-18 xl:pt-6">
      <div className="@container relative">
        <Art
          of={participantsBranch}
          className="pointer-events-none absolute inset-x-0 top-0 h-auto w-full overflow-visible max-xl:hidden"
        />
        <div className="relative pb-18 xl:grid xl:grid-cols-[1fr_41.67cqw] xl:grid-rows-[minmax(40.4cqw,auto)_minmax(13cqw,auto)_minmax(6.2cqw,auto)_minmax(12.3cqw,auto)_minmax(6.5cqw,auto)_minmax(12.7cqw,auto)_minmax(24.7cqw,auto)_minmax(26.2cqw,auto)] xl:gap-x-[2cqw]">
          <PanelWelcome />
          <BenefitTags />
          <PanelSteps />
          <JoinPanel form={form} />
        </div>
      </div>
    </div>
  )
}
