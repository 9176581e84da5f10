import { useEffect, useState, useSyncExternalStore } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type AutosaveOptions, type Change, createAutosave } from './autosave.ts'
import { showLostText, showReplacedText } from './show-conflict.ts'

type Options<Document extends { version: number }> = Omit<
  AutosaveOptions<Document>,
  'onLost' | 'onReplaced'
>

/**
 * Autosave for as long as the component is mounted, without rendering the component when someone
 * types. Uses the first render's options.
 */
export function useQuietAutosave<Document extends { version: number }>(options: Options<Document>) {
  const [autosave] = useState(() => {
    const created = createAutosave({
      ...options,
      onLost: ([text]) => text && showLostText(text),
      onReplaced: ([theirs]) =>
        theirs && showReplacedText(theirs.text, () => created.type(theirs.field, theirs.text)),
    })
    return created
  })

  useEffect(() => {
    const { leave, retry } = autosave
    // A phone may close a hidden page without warning, so we save as soon as the page is hidden.
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', retry)
    const stop = autosave.start()
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', retry)
      stop()
    }
  }, [autosave])

  return autosave
}

/** Autosave, plus the document, which includes what the person has typed. */
export function useAutosave<Document extends { version: number }>(options: Options<Document>) {
  const autosave = useQuietAutosave(options)
  const { document, state } = useSyncExternalStore(autosave.subscribe, autosave.snapshot)

  /**
   * Makes a change. If it fails, shows the server's message for a conflict, and `failed` for
   * anything else.
   */
  async function attempt<Answer>(change: Change<Document, Answer> & { failed?: string }) {
    try {
      return await autosave.perform(change)
    } catch (error) {
      const isConflict = error instanceof CallError && error.status === 409
      const text = isConflict ? error.message : (change.failed ?? messageOf(error))
      showToast(text, { tone: 'error' })
      return undefined
    }
  }

  return { autosave, attempt, document, state }
}
