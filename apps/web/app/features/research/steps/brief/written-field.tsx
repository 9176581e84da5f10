import { MAX_TODAY } from '@wattle/contract/brief'
import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { textOf, type WrittenName, wordsOf } from './brief-words.ts'
import { applySuggestion, checkId, checkOf } from './field-notes.tsx'
import type { BriefEditor } from './use-brief.ts'

const MAX_LENGTH = { line: 120, list: 300 }

interface WrittenFieldProps {
  editor: BriefEditor
  name: WrittenName
  base: string
}

/** A text field in the sentence: underlined, and as wide as its text. */
export function WrittenField({ editor, name, base }: WrittenFieldProps) {
  const { brief, set } = editor
  const { label, help, placeholder } = wordsOf(name, brief)
  const { text, type } = useTypedText(editor, name)
  const [isHelpHidden, setHelpHidden] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  const isPressed = useRef(false)
  const check = checkOf(editor, name)
  const isBlank = text.trim() === ''
  // Over a filled field it would only cover the line above, which people are still reading.
  const isHelpShown = isBlank && !isHelpHidden
  const helpId = `${base}-${name}-help`

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && isHelpShown) {
      setHelpHidden(true)
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
        aria-describedby={cx(help && helpId, check && checkId(base, name)) || undefined}
        placeholder={placeholder}
        maxLength={name === 'today' ? MAX_LENGTH.list : MAX_LENGTH.line}
        enterKeyHint="next"
        data-brief-field
        onPointerDown={() => {
          isPressed.current = true
        }}
        onPointerUp={() => {
          isPressed.current = false
        }}
        onFocus={({ currentTarget }) => {
          setHelpHidden(false)
          // Selects the text on keyboard focus, as browsers do in inputs. A click only places the
          // caret.
          if (!isPressed.current) currentTarget.select()
          const card = currentTarget.closest('[data-brief]')?.getBoundingClientRect()
          const field = currentTarget.getBoundingClientRect()
          setAtEnd(card !== undefined && card.right - field.left < HELP_WIDTH)
        }}
        onKeyDown={handleKey}
        onChange={({ target }) => set(type(target.value.replace(/\s/g, ' ')))}
        className={cx(
          FIELD,
          'peer absolute inset-0 size-full resize-none overflow-hidden text-ink motion-state transition-colors',
          isBlank
            ? name === 'place'
              ? 'border-control border-dashed'
              : 'border-chart-2 border-dashed bg-wattle-tint'
            : cx('bg-gum-tint font-semibold', check ? 'border-chart-2' : 'border-gum'),
        )}
      />
      <span
        className={cx(
          'sr-only z-20 rounded-input bg-notice text-caption text-on-notice leading-tight',
          isHelpShown &&
            'pointer-events-none peer-focus:not-sr-only peer-focus:absolute! peer-focus:bottom-full peer-focus:mb-1.5 peer-focus:w-max peer-focus:max-w-[min(20rem,calc(100vw-4rem))] peer-focus:px-3! peer-focus:py-2! forced-colors:peer-focus:border',
          isAtEnd ? 'peer-focus:right-0' : 'peer-focus:left-0',
        )}
      >
        <strong aria-hidden="true" className="block font-semibold">
          {label}
        </strong>
        <span id={helpId}>{help}</span>
      </span>
    </span>
  )
}

const FIELD =
  'rounded-t-input border-b-2 px-2 py-1 leading-normal @max-[28rem]:px-2.5 @max-[28rem]:py-2'
const HELP_WIDTH = 340

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
