import { BRIEF_TEXT, type Brief, emptyBrief, missingLine } from '@wattle/contract/brief'
import { ERRORS } from '@wattle/contract/errors'
import { IDEA_PLACEHOLDER, MAX_IDEA_LENGTH } from '@wattle/contract/research'
import { ClipboardPen } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDraft } from '#lib/autosave/draft.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { useMedia } from '#lib/use-media.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'
import { showToast } from '#ui/toast/toast.ts'
import { BriefCard } from './brief/brief-card.tsx'
import { StoredBrief } from './brief/stored-brief.tsx'
import { hasEnoughWords, storedBrief, useBrief } from './brief/use-brief.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'

const LEAD =
  'Who has the problem, when does it come up, and what do they do about it today? A paragraph or two is plenty.'

/** The read-only idea and brief of a project that has moved on to a later step. */
export function StoredIdea() {
  const { research, previous, next, onReset } = useStep()
  const { questions, brief, frozen } = research

  /** If someone types into the read-only step, asks whether to reset the project to this step. */
  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    const isEdit = key.length === 1 || key === 'Backspace' || key === 'Delete'
    if (isEdit && !ctrlKey && !metaKey && !frozen) onReset()
  }

  return (
    <StepPanel
      title={STEP_TITLES.IDEA_SHAPING}
      lead={LEAD}
      foot={<StepFoot previous={previous} next={next} />}
    >
      <ReadOnlyNote />
      <Field label="Your idea">
        {(control) => (
          <TextArea
            {...control}
            readOnly
            value={questions[0]?.description ?? ''}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      {brief && <StoredBrief brief={storedBrief(research)} />}
    </StepPanel>
  )
}

/** The idea, and the brief we drew from it, for the researcher to check. */
export function IdeaStep() {
  const { research, previous, besidePlace } = useStep()
  const question = research.questions[0]
  const idea = useDraft(`${research.id}:idea`, question?.description ?? '')
  const card = useDraft(`${research.id}:brief`, {
    brief: storedBrief(research),
    isSkipped: false,
  })
  const { isSkipped } = card.value
  const editor = useBrief({
    researchId: research.id,
    text: idea.value,
    own: card.value.brief,
    onOwn: (brief) => card.change({ brief, isSkipped }),
  })
  const isCardShown = hasEnoughWords(idea.value)
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const cut = useCutIdea(idea.value)
  const isWide = useMedia('(width >= 68.75rem)')
  const isTall = useMedia('(height >= 56rem)')
  const { advance, isPending, failure } = useContinue()

  function save() {
    if (idea.value.trim() === '') {
      setError(ERRORS.IDEA_REQUIRED.message)
      showToast(ERRORS.IDEA_REQUIRED.message, { tone: 'error' })
      area.current?.focus()
      return
    }
    const isChecked = isCardShown && !isSkipped
    // If the card is skipped, its contents don’t count.
    const brief: Brief = isChecked ? { ...editor.brief, confirmed: true } : emptyBrief()
    advance({ idea: idea.value, brief }, () => {
      idea.discard()
      card.discard()
    })
  }

  const skip = (isNow: boolean) => card.change({ ...card.value, isSkipped: isNow })

  return (
    <StepPanel
      title={STEP_TITLES.IDEA_SHAPING}
      lead={LEAD}
      failure={<StepFailure reason={failure} />}
      // In a lower window, the buttons would cover the fields and hints people are working on.
      isFootAtEnd={!isTall}
      foot={
        <StepFoot
          previous={previous}
          pending={isPending}
          keptAt={error ? undefined : latest(idea.keptAt, card.keptAt)}
          remark={
            isCardShown && !isSkipped && !editor.isReading ? missingLine(editor.brief) : undefined
          }
          beside={
            isCardShown &&
            !isSkipped && (
              <Button variant="quiet" onClick={() => skip(true)}>
                {BRIEF_TEXT.skip}
              </Button>
            )
          }
          onContinue={save}
        />
      }
    >
      <div className="relative">
        <Field label="Your idea" error={error} hint={lengthHint(idea.value.length)}>
          {(control) => (
            <TextArea
              {...control}
              ref={area}
              className={cx(
                '[&>textarea]:min-h-32',
                cut.isCut && 'max-sm:[&>textarea]:h-[calc(2lh+1rem)] max-sm:[&>textarea]:min-h-0',
              )}
              placeholder={question?.placeholder ?? IDEA_PLACEHOLDER}
              maxLength={MAX_IDEA_LENGTH}
              value={idea.value}
              onFocus={cut.open}
              onChange={({ target }) => {
                idea.change(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        {cut.isCut && (
          <button
            type="button"
            onClick={() => area.current?.focus()}
            className={textLinkLook('absolute top-0 right-0 min-h-6 text-small sm:hidden')}
          >
            Edit
            <span className="sr-only"> your idea</span>
          </button>
        )}
      </div>
      {isCardShown &&
        (isSkipped ? (
          <FoldedCard onOpen={() => skip(false)} />
        ) : (
          <BriefCard editor={editor} soundPlace={isWide ? besidePlace : undefined} />
        ))}
    </StepPanel>
  )
}

/** Shown instead of a skipped card. Its button opens the card again. */
function FoldedCard({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-5 py-3">
      <p className="text-ink-2">You skipped the brief, so we’ll only use your text.</p>
      <Button variant="secondary" onClick={onOpen}>
        <ClipboardPen aria-hidden="true" className="size-4.5" />
        {BRIEF_TEXT.open}
      </Button>
    </div>
  )
}

/** On a phone, collapses a saved idea to make room for the card. */
function useCutIdea(idea: string) {
  const [isCut, setCut] = useState(() => hasEnoughWords(idea))
  return { isCut, open: () => setCut(false) }
}

const latest = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** Shows how many characters are left, but only once someone gets close to the limit. */
function lengthHint(length: number): string | undefined {
  const left = MAX_IDEA_LENGTH - length
  return left < 1000 ? `${formatCount(left)} characters left` : undefined
}
