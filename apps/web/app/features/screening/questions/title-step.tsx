import { BRAND } from '@wattle/contract/brand'
import { SCREENER_MINUTES } from '@wattle/contract/limits'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { Refused } from '../refused.tsx'
import { StepPage } from '../step-page.tsx'
import type { Screener } from './choices.ts'

interface TitleStepProps {
  info: Screener['screenerInfo']
  onStart: () => unknown
}

/** Step 1: the study's title, and the screener's only gold button. */
export function TitleStep({ info, onStart }: TitleStepProps) {
  const [isStarting, setIsStarting] = useState(false)
  const [error, setError] = useState<unknown>()

  async function start() {
    setIsStarting(true)
    setError(undefined)
    try {
      await onStart()
    } catch (thrown) {
      setError(thrown)
      setIsStarting(false)
    }
  }

  const problem = linkProblemOf(error)
  if (problem) return <LinkProblem kind={problem} />
  return (
    <StepPage
      above={
        <p className="font-semibold text-ink-2">
          {info.isUnconfirmed ? 'A study by' : 'An invitation from'} {BRAND.name}
        </p>
      }
      title={info.studyTitle}
      titleLook="-mt-3 text-h1"
      foot={
        <Button
          variant="gold"
          wide
          pending={isStarting}
          pendingLabel="Starting"
          onClick={start}
          className="sm:w-auto sm:min-w-40"
        >
          Start
        </Button>
      }
    >
      <p className="text-ink-2 text-lead">
        {!info.isUnconfirmed && 'You’re on our panel, and this study may suit you. '}
        First we have a few questions, about {SCREENER_MINUTES} minutes. We save each answer as you
        tap it, so you can stop and come back with the same link.
      </p>
      {error !== undefined && <Refused>{messageOf(error)}</Refused>}
    </StepPage>
  )
}
