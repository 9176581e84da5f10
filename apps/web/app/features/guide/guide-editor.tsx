import { type Guide, guideGap, MAX_GUIDE_PARTS } from '@wattle/contract/guide'
import { Plus, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUndoKeys } from '#lib/offer-undo.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button } from '#ui/button.tsx'
import { EditorFrame } from '#ui/editor-frame.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { Paper } from '#ui/paper.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { topicField } from './fields.ts'
import { GuideOutline } from './guide-outline.tsx'
import { useGuideEditor } from './hooks.ts'
import { PartEditor } from './part-editor.tsx'
import { usePartActions } from './use-part-actions.ts'

interface GuideEditorProps {
  /** As the server has it; a newer one may come while it is being edited. */
  guide: Guide
  /** The project's name, for paper. */
  project: string
  onExit: () => void
}

export function GuideEditor({ guide: stored, project, onExit }: GuideEditorProps) {
  const editing = useGuideEditor(stored)
  useUndoKeys()
  const { guide, state, take } = editing
  const [isReturning, setReturning] = useState(false)
  const alone = useOneAtATime()
  const { actionsOf, addPart, announcement } = usePartActions(editing)
  useEffect(() => take(stored), [take, stored])
  const { parts } = guide

  async function leave() {
    setReturning(true)
    const isSaved = await editing.saveNow()
    setReturning(false)
    if (isSaved) onExit()
    else {
      showToast('Not everything is saved yet. Nothing is lost: please wait a moment.', {
        tone: 'error',
      })
    }
  }

  return (
    <>
      <EditorFrame
        title="Edit guide"
        onReturn={() => alone(leave)}
        isReturning={isReturning}
        status={<SaveLine state={state} />}
        announcement={announcement}
        actions={
          <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
        }
        aside={<Overview guide={guide} />}
      >
        {parts.map((part, at) => (
          <PartEditor
            key={part.id}
            part={part}
            position={at + 1}
            total={parts.length}
            actions={actionsOf(part, at)}
          />
        ))}
        <Button variant="secondary" onClick={addPart}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add new block
        </Button>
      </EditorFrame>
      <Paper title="Interview guide" project={project}>
        <GuideOutline parts={parts} withRoom />
      </Paper>
    </>
  )
}

function Overview({ guide: { parts } }: { guide: Guide }) {
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const gap = guideGap(parts)
  return (
    <>
      <nav aria-label="Parts" className="max-lg:hidden">
        <p className="mb-1 font-semibold text-ink-2 text-small">Parts</p>
        <ol className="-mx-2.5 grid">
          {parts.map(({ id, topic }, at) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => document.getElementById(topicField(id))?.focus()}
                className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-1 rounded-small px-2.5 py-1.5 text-left text-ink-2 text-small leading-tight hover:bg-sunk"
              >
                <span className="font-semibold">{at + 1}</span>
                <span className="line-clamp-2">{topic || 'Your topic'}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-1 border-line text-ink-2 text-small lg:border-t lg:pt-3">
        <p>
          {parts.length} of at most {MAX_GUIDE_PARTS} parts, {count} questions
        </p>
        {gap && (
          <p>
            <strong className="font-semibold text-error">To fix before the next step:</strong> {gap}
          </p>
        )}
      </div>
    </>
  )
}
