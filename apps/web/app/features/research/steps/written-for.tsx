import { BRIEF_TEXT } from '@wattle/contract/brief'
import { textLinkLook } from '#ui/text-link-look.ts'
import { useNotice } from './generation-notice.tsx'
import { useStep } from './step-context.ts'

/**
 * A line above every draft that says who the draft is written for. It links to the brief, unless
 * the notice above has the same link.
 */
export function WrittenFor() {
  const { research, onChangeBrief } = useStep()
  const { reading } = research.generation
  const hasLink = useNotice() === undefined && onChangeBrief
  if (!reading && !hasLink) return null
  return (
    <p className="no-print max-w-none text-ink-2 text-small">
      {reading && (
        <>
          Written for <strong className="font-semibold text-ink">{reading}</strong>.{' '}
        </>
      )}
      {hasLink && (
        <button type="button" onClick={onChangeBrief} className={textLinkLook('min-h-6')}>
          {BRIEF_TEXT.change}
        </button>
      )}
    </p>
  )
}
