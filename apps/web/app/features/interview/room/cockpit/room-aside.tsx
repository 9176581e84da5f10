import { ChevronDown, ClipboardList, type LucideIcon, NotebookPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { GENERAL, notesNow } from '../room-notes.ts'
import { AnswerList } from '../screener-answers.tsx'
import { AssumptionPanel } from './assumption-panel.tsx'
import { useCockpit } from './cockpit-context.ts'
import { ToSort } from './to-sort.tsx'

/**
 * The column next to the guide in a wide window: assumptions, captures to sort, screener answers
 * and other notes.
 */
export function RoomAside({ otherNotes }: { otherNotes: ReactNode }) {
  const { room, assumptions, notes } = useCockpit()
  // Whether there were notes under "Other notes" when the room opened. We only check once, so
  // typing doesn't fold or unfold them.
  const [hasOther] = useState(() => Boolean(notesNow(notes).get(GENERAL)?.trim()))
  const isBare = assumptions.length === 0
  return (
    <aside
      aria-label="Assumptions and answers"
      className="no-print sticky top-21 max-h-[calc(100dvh-8.25rem)] self-start overflow-y-auto border-line border-b border-l bg-surface"
    >
      <AssumptionPanel />
      <ToSort />
      <Fold
        icon={ClipboardList}
        title="Screener answers"
        count={room.answers.length}
        isOpen={isBare}
      >
        <AnswerList answers={room.answers} />
      </Fold>
      <Fold icon={NotebookPen} title="Other notes" isOpen={isBare || hasOther}>
        {otherNotes}
      </Fold>
    </aside>
  )
}

interface FoldProps {
  icon: LucideIcon
  title: string
  count?: number
  isOpen: boolean
  children: ReactNode
}

function Fold({ icon: Icon, title, count, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="group border-line border-t">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-2.5 font-semibold hover:bg-sunk">
        <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
        {title}
        {count !== undefined && (
          <span className="tabular rounded-input bg-sunk px-1.5 font-medium text-caption text-ink-2">
            {count}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-ink-2 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-4">{children}</div>
    </details>
  )
}
