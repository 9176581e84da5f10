import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** The debounce: long enough to finish a word, short enough to feel instant. */
const SEARCH_DELAY_MS = 250

interface SearchBoxProps {
  /** The label, such as "Search all projects". It's also the placeholder. */
  label: string
  value: string
  onSearch: (text: string) => void
  /** Whether the box has a line to itself instead of sharing a row with filters. */
  wide?: boolean | undefined
  /** The input itself, so callers can focus it. */
  input?: RefObject<HTMLInputElement | null> | undefined
}

/** Shows typed text immediately, and searches when typing pauses. `/` focuses the box. */
export function SearchBox({ label, value, onSearch, wide, ...props }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const own = useRef<HTMLInputElement>(null)
  const input = props.input ?? own

  // The browser's Back and Forward buttons only change the URL, so we update the box here.
  if (shown !== value) {
    setShown(value)
    if (text.trim() !== value) setText(value)
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === value) return
    const timer = setTimeout(() => onSearch(wanted), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])

  useSlashKey(() => input.current?.focus())

  function clear() {
    setText('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <search
      className={cx(
        '@container',
        wide ? 'w-full lg:max-w-85' : 'w-full sm:w-48 sm:max-w-72 sm:grow',
      )}
    >
      <Field label={label} hideLabel>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            icon={Search}
            placeholder={label}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-keyshortcuts="/"
            className="[&>input::-webkit-search-cancel-button]:hidden"
            trailing={
              text ? (
                <IconButton
                  label="Clear search"
                  icon={X}
                  size="sm"
                  className="-mr-1.5"
                  onClick={clear}
                />
              ) : (
                <kbd className="rounded-input border border-line px-1.5 font-text text-caption text-ink-3 max-sm:hidden @max-[14rem]:hidden">
                  /
                </kbd>
              )
            }
          />
        )}
      </Field>
    </search>
  )
}

function useSlashKey(onKey: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog')
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
      event.preventDefault()
      onKey()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
