import { BRIEF_TEXT } from '@wattle/contract/brief'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'
import { useStep } from './step-context.ts'
import { contentOf, isWriting } from './steps.ts'

/** The note about the draft, which we only show while the researcher can still change the draft. */
export function useNotice(): string | undefined {
  const { research, viewed, isReadOnly } = useStep()
  const isWritten = contentOf(research, viewed) && !isWriting(research, viewed)
  return isWritten && !isReadOnly ? (research.generation.notice ?? undefined) : undefined
}

export function GenerationNotice() {
  const { research, onChangeBrief } = useStep()
  const { unasked } = research.generation
  const notice = useNotice()
  if (!notice) return null
  const wantsQuestion = Boolean(unasked)
  return (
    <Notice tone="info" className="no-print">
      <p>{notice}</p>
      <p className="flex flex-wrap gap-x-4">
        {wantsQuestion && (
          <TextLink to={`/platform/research/${research.id}/edit-screener`} className="py-0.5">
            Add a question
          </TextLink>
        )}
        {onChangeBrief && (
          <button type="button" onClick={onChangeBrief} className={textLinkLook('min-h-6')}>
            {wantsQuestion ? BRIEF_TEXT.change : BRIEF_TEXT.open}
          </button>
        )}
      </p>
    </Notice>
  )
}
