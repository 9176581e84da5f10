import type { Screener } from '@wattle/contract/screener'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { screenerHints } from '@wattle/contract/screener-lint'
import { Library, Plus, Printer, Smartphone } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useUndoKeys } from '#lib/offer-undo.ts'
import { useLeaving } from '#lib/use-leaving.ts'
import { Button } from '#ui/button.tsx'
import { EditorFrame } from '#ui/editor-frame.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { Paper } from '#ui/paper.tsx'
import { BankDialog } from './bank-dialog.tsx'
import { useScreenerEditor } from './hooks.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewGlance } from './preview-glance.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { ScreenerHintNote } from './screener-hint-note.tsx'
import { ScreenerOutline } from './screener-outline.tsx'
import { useQuestionActions } from './use-question-actions.ts'
import { ValidationDialog } from './validation-dialog.tsx'

interface ScreenerEditorProps {
  /** The server’s version of the screener. A newer version may arrive during editing. */
  screener: Screener
  /** The project's name, for print. */
  project: string
  onExit: () => void
}

export function ScreenerEditor({ screener: stored, project, onExit }: ScreenerEditorProps) {
  const editing = useScreenerEditor(stored)
  useUndoKeys()
  const { screener, state, take } = editing
  const leaving = useLeaving(editing.saveNow, editing.validate, onExit)
  const [isPreviewing, setPreviewing] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const actions = useQuestionActions(editing)
  const { actionsOf, addQuestion, copyFromBank, choose, letDecide, current, announcement } = actions
  useEffect(() => take(stored), [take, stored])

  const { questions } = screener
  // The overview and the cards show the same errors, based on the server’s rules.
  const errors = screenerErrors(questions)
  const hints = screenerHints(questions)
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === current),
  )
  const shown = questions[at]

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    addQuestion()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for a button
    <div onKeyDown={handleKey}>
      <EditorFrame
        title="Edit screener"
        onReturn={leaving.leave}
        isReturning={leaving.isReturning}
        status={<SaveLine state={state} />}
        announcement={announcement}
        actions={
          <>
            <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              Print
            </Button>
            <Button variant="quiet" onClick={() => setPreviewing(true)}>
              <Smartphone aria-hidden="true" className="size-4.5" />
              Preview as a participant
            </Button>
          </>
        }
        aside={
          <>
            <ScreenerOutline
              questions={questions}
              errors={errors}
              hints={hints}
              current={current}
              onChoose={choose}
              onAdd={addQuestion}
              onAddFromBank={() => setChoosing(true)}
            />
            {shown && <PreviewGlance question={shown} total={questions.length} />}
          </>
        }
      >
        <p className="max-w-none text-ink-2 text-small">
          People qualify if they pass every question that can rule them out. With{' '}
          <strong>Must match</strong>, they need one marked answer to a single-choice question, and
          all the marked answers to a multiple-choice one. With <strong>Any match</strong>, one
          marked answer is enough. With <strong>Rules out</strong>, they mustn’t choose any marked
          answer.
        </p>
        {hints
          .filter(({ questionId }) => questionId === null)
          .map((hint) => (
            <ScreenerHintNote key={hint.kind} hint={hint} onLetDecide={letDecide} />
          ))}
        {questions.map((question) => (
          <QuestionEditor
            key={question.id}
            question={question}
            questions={questions}
            found={errors.find(({ questionId }) => questionId === question.id)}
            hint={hints.find(({ questionId }) => questionId === question.id)}
            actions={actionsOf(question)}
          />
        ))}
        <Button variant="secondary" onClick={addQuestion} className="lg:hidden">
          <Plus aria-hidden="true" className="size-4.5" />
          Add a new question
        </Button>
        <Button variant="quiet" onClick={() => setChoosing(true)} className="lg:hidden">
          <Library aria-hidden="true" className="size-4.5" />
          Add from question bank
        </Button>
      </EditorFrame>
      <Paper title="Screener" project={project}>
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} questions={questions} />
        ))}
      </Paper>
      {isPreviewing && (
        <PreviewDialog questions={questions} start={at} onClose={() => setPreviewing(false)} />
      )}
      {isChoosing && <BankDialog onChoose={copyFromBank} onClose={() => setChoosing(false)} />}
      <ValidationDialog open={leaving.isAsking} onExit={onExit} onStay={leaving.stay} />
    </div>
  )
}
