import { MAX_TODAY } from '@wattle/contract/brief'
import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { textOf, type WrittenName, wordsOf } from './brief-words.ts'
import { applySuggestion, checkId, checkOf, helpId } from './field-notes.tsx'
import type { BriefEditor } from './use-brief.ts'
import type { FieldHelp } from './use-field-help.ts'

const MAX_LENGTH = { line: 120, list: 300 }

interface WrittenFieldProps {
  editor: BriefEditor
  name: WrittenName
  base: string
  help: FieldHelp
}

/** A text field in the sentence: underlined, and as wide as its text. */
export function WrittenField({ editor, name, base, help }: WrittenFieldProps) {
  const { brief, set } = editor
  const { label, placeholder } = wordsOf(name, brief)
  const { text, type } = useTypedText(editor, name)
  const isPressed = useRef(false)
  const check = checkOf(editor, name)
  const isBlank = text.trim() === ''

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && isBlank && help.field === name) {
      help.hide()
      event.preventDefault()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const [tap] = check?.taps ?? []
    // Only applies the suggestion if it's about the current text, because the text may have changed
    // since.
    const isCurrent = editor.reading && textOf(name, editor.reading.brief) === text.trim()
    if (check && tap && isCurrent) applySuggestion(editor, check, tap)
    else focusNext(event.currentTarget)
  }

  return (
    <span className="relative inline-block max-w-full align-baseline @max-[28rem]:w-full @max-[28rem]:basis-full">
      {/* This hidden copy of the text sets the width. The input lies on top of it. */}
      <span
        aria-hidden="true"
        className={cx(
          FIELD,
          'invisible block whitespace-pre-wrap',
          isBlank ? 'font-normal' : 'font-semibold',
        )}
      >
        {text || placeholder}
        {'\u200b'}
      </span>
      <textarea
        rows={1}
        value={text}
        aria-label={label}
        aria-describedby={cx(helpId(base, name), check && checkId(base, name))}
        placeholder={placeholder}
        maxLength={name === 'today' ? MAX_LENGTH.list : MAX_LENGTH.line}
        enterKeyHint="next"
        data-brief-field={name}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onPointerUp={() => {
          isPressed.current = false
        }}
        onFocus={({ currentTarget }) => {
          // Selects the text on keyboard focus, as browsers do in inputs. A click only places the
          // caret.
          if (isPressed.current) return
          currentTarget.select()
          help.show(name)
        }}
        onBlur={() => {
          isPressed.current = false
        }}
        onKeyDown={handleKey}
        onChange={({ target }) => set(type(target.value.replace(/\s/g, ' ')))}
        className={cx(
          FIELD,
          'absolute inset-0 size-full resize-none overflow-hidden text-ink motion-state transition-colors',
          isBlank
            ? name === 'place'
              ? 'border-control border-dashed'
              : 'border-chart-2 border-dashed bg-wattle-tint'
            : cx('bg-gum-tint font-semibold', check ? 'border-chart-2' : 'border-gum'),
        )}
      />
    </span>
  )
}

const FIELD =
  'rounded-t-input border-b-2 px-2 py-1 leading-normal @max-[28rem]:px-2.5 @max-[28rem]:py-2'

/** Keeps a trailing comma and space while typing, although they aren’t part of the list. */
function useTypedText({ brief }: BriefEditor, name: WrittenName) {
  const [typed, setTyped] = useState('')
  const shown = textOf(name, brief)
  if (name !== 'today') return { text: shown, type: (text: string) => ({ [name]: text }) }
  const text = listOf(typed).join(', ') === shown ? typed || shown : shown
  const type = (next: string) => {
    setTyped(next)
    return { today: listOf(next) }
  }
  return { text, type }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, MAX_TODAY)

function focusNext(from: HTMLElement) {
  const card = from.closest('[data-brief]')
  const fields = [...(card?.querySelectorAll<HTMLElement>('[data-brief-field]') ?? [])]
  fields[fields.indexOf(from) + 1]?.focus()
}
