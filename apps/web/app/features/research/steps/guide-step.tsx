import { type Guide, type GuideGap, guideGaps } from '@wattle/contract/guide'
import { INTERVIEW_LENGTH } from '@wattle/contract/limits'
import { GUIDE_STATUSES } from '@wattle/contract/research'
import { useState } from 'react'
import { AssumptionList } from '#features/assumption/shared/assumption-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ContentActions } from './content-actions.tsx'
import { GuideParts } from './guide-parts.tsx'
import { OtherSide } from './other-side.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'
import { WrittenFor } from './written-for.tsx'

export function GuideStep({ guide }: { guide: Guide }) {
  const { research, isReadOnly, previous, next } = useStep()
  const { advance, isPending, failure } = useContinue()
  const [isRefused, setRefused] = useState(false)
  const gaps = guideGaps(guide.parts)
  const isOpen = research.frozen && GUIDE_STATUSES.includes(research.status)
  const editor = `/platform/research/${research.id}/edit-guide`

  function save() {
    setRefused(gaps.length > 0)
    if (gaps.length === 0) advance()
  }

  return (
    <StepPanel
      title={STEP_TITLES.GUIDE_GENERATION}
      actions={<ContentActions noun="interview guide" editor={editor} isOpen={isOpen} />}
      lead={`An interview of ${INTERVIEW_LENGTH} about what people really did. Watch the intro video, then make the questions your own.`}
      failure={
        isRefused && gaps.length > 0 ? (
          <Unfinished guide={guide} gaps={gaps} editor={editor} />
        ) : (
          <StepFailure reason={failure} />
        )
      }
      foot={
        <StepFoot
          previous={previous}
          next={isReadOnly ? next : undefined}
          pending={isPending}
          onContinue={save}
        />
      }
    >
      {isOpen ? (
        <Notice tone="info">
          You can still edit the guide, but you can’t delete questions you’ve taken notes on.
        </Notice>
      ) : (
        <ReadOnlyNote />
      )}
      <WrittenFor />
      <GuideParts parts={guide.parts} gaps={isReadOnly ? [] : gaps} />
      <OtherSide />
      <AssumptionList
        key={research.generation.startedAt}
        researchId={research.id}
        parts={guide.parts}
        isLaunched={research.frozen}
        isFixed={research.status === 'COMPLETED'}
      />
    </StepPanel>
  )
}

interface UnfinishedProps {
  guide: Guide
  gaps: readonly GuideGap[]
  editor: string
}

/** Lists what’s missing, with links to each place in the editor. */
function Unfinished({ guide, gaps, editor }: UnfinishedProps) {
  return (
    <Notice tone="error">
      <p className="font-semibold">The interview guide isn’t finished yet.</p>
      <ul className="grid gap-0.5">
        {gaps.map(({ part, message }) => {
          const id = part === undefined ? undefined : guide.parts[part]?.id
          return (
            <li key={message}>
              {message}{' '}
              <TextLink to={id === undefined ? editor : `${editor}#part-${id}`}>
                {part === undefined ? 'Open the editor' : `Open part ${part + 1}`}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
