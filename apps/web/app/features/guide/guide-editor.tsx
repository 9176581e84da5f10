import { type Guide, guideGaps } from '@wattle/contract/guide'
import { Plus, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { AssumptionList } from '#features/assumption/shared/assumption-list.tsx'
import { QuestionTests } from '#features/assumption/shared/question-tests.tsx'
import { useUndoKeys } from '#lib/offer-undo.ts'
import { useLeaving } from '#lib/use-leaving.ts'
import { Button } from '#ui/button.tsx'
import { EditorFrame } from '#ui/editor-frame.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { Paper } from '#ui/paper.tsx'
import { firstBlank, partAnchor, topicField } from './fields.ts'
import { GuideOutline } from './guide-outline.tsx'
import { useGuideEditor } from './hooks.ts'
import { LengthHint } from './length-hint.tsx'
import { PartEditor } from './part-editor.tsx'
import { PartList } from './part-list.tsx'
import { UnfinishedDialog } from './unfinished-dialog.tsx'
import { usePartActions } from './use-part-actions.ts'

interface GuideEditorProps {
  /** The server’s version of the guide. A newer version may arrive during editing. */
  guide: Guide
  /** The project's name, for print. */
  project: string
  /** How long an interview lasts, according to the project's plan. */
  sessionMinutes: number
  /** Whether the project is launched. If so, we may have invited people already. */
  isLaunched?: boolean | undefined
  onExit: () => void
}

/**
 * The guide step links to anchors such as `#part-7`, so this focuses that part's first empty field,
 * or its topic.
 */
function focusNamedPart({ parts }: Guide) {
  const at = parts.findIndex(({ id }) => window.location.hash === `#${partAnchor(id)}`)
  const part = parts[at]
  if (!part) return
  const gap = guideGaps(parts).find((one) => one.part === at)
  document.getElementById(gap ? firstBlank(part, gap) : topicField(part.id))?.focus()
}

export function GuideEditor(props: GuideEditorProps) {
  const { guide: stored, project, sessionMinutes, isLaunched = false, onExit } = props
  const editing = useGuideEditor(stored)
  useUndoKeys()
  const { guide, state, take } = editing
  const { actionsOf, addPart, announcement } = usePartActions(editing)
  useEffect(() => take(stored), [take, stored])
  const { parts } = guide
  const gaps = guideGaps(parts)
  const leaving = useLeaving(editing.saveNow, () => gaps, onExit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => focusNamedPart(stored), [])

  return (
    <>
      <EditorFrame
        title="Edit guide"
        onReturn={leaving.leave}
        isReturning={leaving.isReturning}
        status={<SaveLine state={state} />}
        announcement={announcement}
        actions={
          <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
        }
        aside={<PartList parts={parts} gaps={gaps} />}
      >
        <LengthHint guide={guide} sessionMinutes={sessionMinutes} />
        {parts.map((part, at) => (
          <PartEditor
            key={part.id}
            part={part}
            position={at + 1}
            total={parts.length}
            gap={gaps.find((gap) => gap.part === at)}
            actions={actionsOf(part, at)}
            testsOf={({ id }, name) => (
              <QuestionTests researchId={guide.id} parts={parts} questionId={id} name={name} />
            )}
          />
        ))}
        <Button variant="secondary" onClick={addPart}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add new block
        </Button>
        {/* A guide has the same id as its project. */}
        <div className="mt-6">
          <AssumptionList
            researchId={guide.id}
            parts={parts}
            isLaunched={isLaunched}
            isFixed={false}
          />
        </div>
      </EditorFrame>
      <Paper title="Interview guide" project={project}>
        <GuideOutline parts={parts} withRoom />
      </Paper>
      <UnfinishedDialog
        open={leaving.isAsking}
        gaps={gaps}
        onLeave={onExit}
        onStay={leaving.stay}
      />
    </>
  )
}
