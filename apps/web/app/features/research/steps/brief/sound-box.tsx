import { BRIEF_TEXT, type BriefReading } from '@wattle/contract/brief'
import { Lightbulb } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { BriefEditor } from './use-brief.ts'

type Sound = BriefReading['sound'][number]

/** The phrases the drafts use most, as an interviewer would say them. */
export function SoundBox({ editor }: { editor: BriefEditor }) {
  const lines = linesOf(editor.reading?.sound ?? [])
  if (lines.length === 0) return null
  return (
    <section aria-label={BRIEF_TEXT.sound} data-sound>
      <h2 className="text-h3">{BRIEF_TEXT.sound}</h2>
      <ul className="mt-2">
        {lines.map((parts) => (
          <li key={parts[0]?.form} className="border-line border-t py-2.5 text-ink-2">
            {parts.map((part, index) => (
              <span key={part.form}>
                {index > 0 && ' '}
                <Phrase editor={editor} part={part} />
              </span>
            ))}
            <UnsureHint
              editor={editor}
              // The reading only catches up with a reworded phrase a moment later.
              parts={parts.filter(({ form, isUnsure }) => isUnsure && !editor.brief.forms[form])}
            />
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-2.5 text-caption text-ink-3">
        Press a bold part to reword it.
      </p>
    </section>
  )
}

/** Asks whether our wording reads right, with a button to keep it as it is. */
function UnsureHint({ editor, parts }: { editor: BriefEditor; parts: readonly Sound[] }) {
  const [first] = parts
  if (!first) return null

  function keep({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is about to disappear, so focus moves to the phrase it was about.
    currentTarget
      .closest('li')
      ?.querySelector<HTMLElement>(`[data-phrase="${first?.form}"]`)
      ?.focus()
    editor.reword(Object.fromEntries(parts.map(({ form, phrase }) => [form, phrase])))
  }

  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="flex items-center gap-1.5 font-semibold text-caption text-wattle-ink">
        <Lightbulb aria-hidden="true" className="size-3.5 shrink-0" />
        {BRIEF_TEXT.unsure}
      </span>
      <Button
        variant="secondary"
        size="sm"
        className="pointer-coarse:min-h-11"
        aria-label={`${BRIEF_TEXT.looksRight}: ${parts.map(({ phrase }) => `“${phrase}”`).join(', ')}`}
        onClick={keep}
      >
        {BRIEF_TEXT.looksRight}
      </Button>
    </span>
  )
}

function linesOf(sound: readonly Sound[]): Sound[][] {
  const lines: Sound[][] = []
  for (const part of sound) {
    const last = lines.at(-1)
    if (part.form === 'iWrong' && last) last.push(part)
    else lines.push([part])
  }
  return lines
}

function Phrase({ editor, part }: { editor: BriefEditor; part: Sound }) {
  const { form, before, phrase, after, isUnsure } = part
  const shown = editor.brief.forms[form] ?? phrase
  const [draft, setDraft] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const stop = /^[.,]/.exec(after)?.[0] ?? ''

  function commit(text: string) {
    setDraft(undefined)
    const reworded = text.trim()
    // If we weren't sure about a phrase and the researcher leaves it unchanged, it counts as
    // checked.
    if (reworded !== shown || isUnsure) editor.reword({ [form]: reworded })
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') commit(event.currentTarget.value)
    else setDraft(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (draft === undefined) {
    return (
      <>
        {before}
        <button
          ref={button}
          type="button"
          aria-label={`${shown}: reword`}
          onClick={() => setDraft(shown)}
          data-phrase={form}
          className="group/phrase rounded-[3px] text-left"
        >
          <span className="font-semibold text-ink underline decoration-[1.5px] decoration-control decoration-dotted underline-offset-4 group-hover/phrase:decoration-ink group-hover/phrase:decoration-solid">
            {shown}
          </span>
          {/* In the button, so it follows the last word. A line could start with it otherwise. */}
          {stop}
        </button>
        {after.slice(stop.length)}
      </>
    )
  }
  return (
    <>
      {before}
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the field replaces the pressed button
        autoFocus
        rows={1}
        value={draft}
        maxLength={120}
        aria-label={`Reword “${phrase}”`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setDraft(target.value.replace(/\s/g, ' '))}
        onBlur={({ target }) => draft !== undefined && commit(target.value)}
        onKeyDown={handleKey}
        className="field-sizing-content my-1 block w-full resize-none rounded-t-input border-gum border-b-2 bg-gum-tint px-2 py-1 font-semibold text-ink"
      />
      {after}
    </>
  )
}
