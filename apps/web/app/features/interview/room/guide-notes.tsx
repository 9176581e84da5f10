import type { GuidePart } from '@wattle/contract/guide'
import { letterOf } from '#lib/letters.ts'
import { NoteField } from './note-field.tsx'

interface GuideNotesProps {
  parts: readonly GuidePart[]
  notes: ReadonlyMap<string, string>
  onNote: (field: string, text: string) => void
}

/** The guide as it is asked, and under each question what was answered. */
export function GuideNotes({ parts, notes, onNote }: GuideNotesProps) {
  return (
    <ol aria-label="Interview guide" className="grid gap-4 print:block print:space-y-4">
      {parts.map(({ id, topic, questions }, index) => (
        <li key={id} className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
          <h2 className="flex items-baseline gap-3 text-lead">
            <span className="text-ink-3">{index + 1}</span>
            {topic.trim() || 'Untitled part'}
          </h2>
          <ol className="mt-3 grid gap-5">
            {questions.map((question, place) => (
              <li key={question.id} className="grid gap-1.5">
                <p className="grid grid-cols-[1.75rem_minmax(0,1fr)] font-medium">
                  <span className="text-ink-3">{letterOf(place)})</span>
                  {question.question.trim() || 'Your question'}
                </p>
                <NoteField
                  label={`Notes on ${index + 1} ${letterOf(place)}`}
                  hideLabel
                  placeholder="What they said"
                  text={notes.get(String(question.id)) ?? ''}
                  onText={(text) => onNote(String(question.id), text)}
                />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
