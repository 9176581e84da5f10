import type { GuideGap, GuidePart } from '@wattle/contract/guide'
import { MAX_GUIDE_PARTS } from '@wattle/contract/limits'
import { CircleAlert } from 'lucide-react'
import { OutlineList, ToFix } from '#ui/outline-list.tsx'
import { firstBlank, topicField } from './fields.ts'

interface PartListProps {
  parts: readonly GuidePart[]
  gaps: readonly GuideGap[]
}

/** Links to each part, with what’s left to fix before the next step. */
export function PartList({ parts, gaps }: PartListProps) {
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const whole = gaps.find(({ part }) => part === undefined)
  return (
    <>
      <OutlineList
        label="Parts"
        items={parts.map((part, at) => {
          const gap = gaps.find((one) => one.part === at)
          const field = gap ? firstBlank(part, gap) : topicField(part.id)
          return {
            id: part.id,
            number: at + 1,
            text: part.topic || 'Your topic',
            isWrong: gap !== undefined,
            mark: gap && { icon: CircleAlert, look: 'text-error', words: 'to fix' },
            onChoose: () => document.getElementById(field)?.focus(),
          }
        })}
      />
      <div className="grid gap-1 border-line text-ink-2 text-small lg:border-t lg:pt-3">
        <p>
          {parts.length} parts ({MAX_GUIDE_PARTS} at most), {count} questions
        </p>
        <ToFix count={gaps.length} />
        {whole && <p>{whole.message}</p>}
      </div>
    </>
  )
}
