import { useQuery } from '@tanstack/react-query'
import { ASSUMPTION_MESSAGES, assumptionGaps } from '@wattle/contract/findings/assumptions'
import type { GuidePart } from '@wattle/contract/guide'
import { Link2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { assumptionsQuery } from '../hooks.ts'
import { LinkDialog } from '../link-dialog.tsx'

const LINK = 'Link to an assumption'

interface QuestionTestsProps {
  researchId: number
  parts: readonly GuidePart[]
  questionId: number
  /** What to call the question, such as "question b of part 2". */
  name: string
}

/**
 * Says which assumptions a guide question tests, as in "Tests assumptions 1, 4", and lets the
 * researcher change that.
 */
export function QuestionTests({ researchId, parts, questionId, name }: QuestionTestsProps) {
  const { data } = useQuery({ ...assumptionsQuery(researchId), refetchOnMount: true })
  const [isLinking, setLinking] = useState(false)
  if (!data || data.assumptions.length === 0) return null
  const tested = data.assumptions.filter(({ questionIds }) => questionIds.includes(questionId))
  const numbers = tested.map(({ position }) => position).join(', ')
  const tests = `Tests ${tested.length === 1 ? 'assumption' : 'assumptions'}`
  const isGap = assumptionGaps(data.assumptions, parts).testNothing.includes(questionId)
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 pb-1 text-small">
      {isGap && (
        <span className="flex items-center gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {ASSUMPTION_MESSAGES.testsNothing}
        </span>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2"
        aria-label={numbers ? `${tests} ${numbers}. Change what ${name} tests` : `${LINK}: ${name}`}
        onClick={() => setLinking(true)}
      >
        {numbers ? (
          <span>
            <span className="font-normal text-ink-2">{tests}</span> {numbers}
          </span>
        ) : (
          <>
            <Link2 aria-hidden="true" className="size-4" />
            {LINK}
          </>
        )}
      </Button>
      {isLinking && (
        <LinkDialog
          researchId={researchId}
          questionId={questionId}
          name={name}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  )
}
