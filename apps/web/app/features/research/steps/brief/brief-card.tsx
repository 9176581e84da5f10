import { BRIEF_TEXT } from '@wattle/contract/brief'
import { Info } from 'lucide-react'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BriefSentence, TwoSides } from './brief-sentence.tsx'
import { checkOf, FieldCheck } from './field-notes.tsx'
import { MoreDetail } from './more-detail.tsx'
import { SoundBox } from './sound-box.tsx'
import type { BriefEditor } from './use-brief.ts'

interface BriefCardProps {
  editor: BriefEditor
  /** The element to put “How it will sound” in. Without one, it’s at the end of the card. */
  soundPlace?: HTMLElement | null | undefined
}

/** The facts that every draft is based on, as sentences for the researcher to check. */
export function BriefCard({ editor, soundPlace }: BriefCardProps) {
  const title = useId()
  const isFilled = editor.brief.who !== '' || editor.brief.do !== ''
  return (
    <section
      aria-labelledby={title}
      className="rounded-card border border-line bg-surface [--card-pad:1.25rem] max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 sm:[--card-pad:1.5rem]"
    >
      <header className="px-(--card-pad) pt-4">
        <h2 id={title} className="text-h3">
          {isFilled ? BRIEF_TEXT.title : BRIEF_TEXT.titleWhenBlank}
        </h2>
        <p className="max-w-none text-ink-2 text-small">{BRIEF_TEXT.lead}</p>
      </header>
      <BriefForm editor={editor} soundPlace={soundPlace} />
    </section>
  )
}

/** The brief card without its frame. The parent sets the padding. */
export function BriefForm({ editor, soundPlace }: BriefCardProps) {
  const base = useId()
  const { isReading, reading } = editor
  const sound = <SoundBox editor={editor} />
  if (isReading) {
    return (
      <Loading label="Reading your idea" className="grid gap-5 px-(--card-pad) pt-4 pb-6">
        <Skeleton className="h-9" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-9 w-1/2" />
      </Loading>
    )
  }
  const hasSound = Boolean(reading && reading.sound.length > 0)
  return (
    <div data-brief className="@container">
      <div className="grid gap-4 px-(--card-pad) pt-4 pb-5">
        {editor.hasFailed && <ReadingFailed editor={editor} />}
        <TwoSides editor={editor} />
        <BriefSentence editor={editor} base={base} />
        <SensitiveNote editor={editor} base={base} />
      </div>
      <MoreDetail editor={editor} />
      {soundPlace
        ? createPortal(sound, soundPlace)
        : hasSound && (
            <div className="rounded-b-card border-line border-t bg-paper px-(--card-pad) pt-4 pb-5">
              {sound}
            </div>
          )}
    </div>
  )
}

/** Says that reading the text failed, so nothing is filled in. The fields still work. */
function ReadingFailed({ editor }: { editor: BriefEditor }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-small bg-sunk px-4 py-3 text-ink-2 text-small"
    >
      <p className="max-w-none">{BRIEF_TEXT.notRead}</p>
      <Button variant="secondary" size="sm" onClick={editor.readAgain}>
        Try again
      </Button>
    </div>
  )
}

/** Asks whether the subject is sensitive, then explains what that changes. */
function SensitiveNote({ editor, base }: { editor: BriefEditor; base: string }) {
  const notice = editor.reading?.notice
  if (checkOf(editor, 'sensitive')) {
    return (
      <div className="rounded-small border border-wattle-edge bg-wattle-tint px-4 py-3">
        <FieldCheck editor={editor} field="sensitive" base={base} />
      </div>
    )
  }
  if (!notice) return null
  return (
    <p
      role="status"
      className="flex max-w-none gap-2.5 rounded-small bg-sunk px-4 py-3 text-ink-2 text-small"
    >
      <Info aria-hidden="true" className="mt-px size-4.5 shrink-0" />
      {notice}
    </p>
  )
}
