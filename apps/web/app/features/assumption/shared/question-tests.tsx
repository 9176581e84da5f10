import { useQuery } from '@tanstack/react-query'
import { ASSUMPTION_MESSAGES, assumptionGaps } from '@wattle/contract/findings/assumptions'
import type { GuidePart } from '@wattle/contract/guide'
import { Link2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { LinkDialog } from '../link-dialog.tsx'
import { assumptionsQuery } from './assumptions-query.ts'

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
 * researcher change that. Interviews can't test an assumption people are screened for, so the
 * question only "asks about" it.
 */
export function QuestionTests({ researchId, parts, questionId, name }: QuestionTestsProps) {
  const { data } = useQuery({ ...assumptionsQuery(researchId), refetchOnMount: true })
  const [isLinking, setLinking] = useState(false)
  if (!data || data.assumptions.length === 0) return null
  const tested = data.assumptions.filter(({ questionIds }) => questionIds.includes(questionId))
  const links = [
    { verb: 'Tests', to: tested.filter(({ isScreenedFor }) => !isScreenedFor) },
    { verb: 'Asks about', to: tested.filter(({ isScreenedFor }) => isScreenedFor) },
  ]
    .filter(({ to }) => to.length > 0)
    .map(({ verb, to }) => ({
      words: `${verb} ${to.length === 1 ? 'assumption' : 'assumptions'}`,
      numbers: to.map(({ position }) => position).join(', '),
    }))
  const summary = links.map(({ words, numbers }) => `${words} ${numbers}`).join('. ')
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
        aria-label={summary ? `${summary}. Change what ${name} tests` : `${LINK}: ${name}`}
        onClick={() => setLinking(true)}
      >
        {links.map(({ words, numbers }) => (
          <span key={words}>
            <span className="font-normal text-ink-2">{words}</span> {numbers}
          </span>
        ))}
        {links.length === 0 && (
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
