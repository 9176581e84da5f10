import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { useEffect } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { dropToast, showToast } from '#ui/toast/toast.ts'
import type { ToastOptions } from '#ui/toast/toast-options.ts'

/**
 * The query parameter of a call that people can undo. The server holds its emails until shortly
 * after the offer to undo it ends.
 */
export const UNDOABLE = { undo: 'true' } as const

const OFFERED_MS = UNDO_OFFERED_SECONDS * 1000
/**
 * How long people can undo a deletion. We don't hold any emails for it, so they get more time to
 * read the toast, think and reach the button.
 */
const RESTORABLE_MS = 15_000
const KIND = 'undo'

interface Step {
  /** The message after the action, such as "Question 3 deleted". */
  done: string
  /** The message after the undo, such as "Question 3 restored". */
  undone: string
  /** Returns whether the undo worked. If it didn't, the person has already seen the error. */
  undo: () => Promise<boolean>
  /** Whether people can try again if the undo fails. */
  canRetry: boolean
  toast: ToastOptions
  /** The step's position in the order of steps and edits. */
  at: number
  deadline: number
}

/**
 * The undo stack, newest step last. We undo the newest first, because a step may depend on earlier
 * ones.
 */
let steps: Step[] = []
/** Identifies the toast with the current offer. */
let shown: object | undefined
/**
 * Identifies the current screen. We replace this object when the offers end, so an undo that's
 * still in progress doesn't show anything on the next screen.
 */
let screen = {}
/** Counts steps and edits, so we know which came last. */
let moment = 0

/** Shows what happened and offers to undo it while the server holds its emails. */
export function offerUndo(
  done: string,
  undone: string,
  undo: () => Promise<unknown>,
  offeredMs = OFFERED_MS,
) {
  endOffers()
  return offer({
    done,
    undone,
    undo: () =>
      undo().then(
        () => true,
        (error) => {
          showToast(messageOf(error), { tone: 'error', kind: KIND })
          return false
        },
      ),
    canRetry: false,
    toast: { tone: 'success', isLeaving: true, duration: offeredMs },
    deadline: performance.now() + offeredMs,
  })
}

/**
 * Offers to restore what was just deleted from a page, then what was deleted before that. `restore`
 * returns undefined if it failed and has already shown the error.
 */
export function offerRestore(done: string, undone: string, restore: () => Promise<unknown>) {
  if (steps.some(({ canRetry }) => !canRetry)) endOffers()
  return offer({
    done,
    undone,
    undo: async () => Boolean(await restore()),
    canRetry: true,
    toast: { tone: 'info', duration: RESTORABLE_MS },
    deadline: Number.POSITIVE_INFINITY,
  })
}

/** Ends every offer, because the person left the screen or undid the action in another way. */
export function endOffers() {
  if (steps.length === 0) return
  steps = []
  shown = undefined
  screen = {}
  dropToast(KIND)
}

/**
 * Offers end when the person leaves the screen or step, because the server refuses an undo after
 * that.
 */
export function useOffersOf(name = '') {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name means a new screen
  useEffect(() => endOffers, [name])
}

/**
 * For an editor with many fields. Browsers keep one undo history for all of them, so Ctrl Z in an
 * unedited field would undo text in another. In these editors, Ctrl Z in an unedited field only
 * restores deletions.
 */
export function useUndoKeys() {
  useOffersOf()
  useEffect(() => {
    listen()
    editors += 1
    return () => {
      editors -= 1
    }
  }, [])
}

function offer(step: Omit<Step, 'at'>) {
  listen()
  moment += 1
  steps.push({ ...step, at: moment })
  return present(step.done, step.toast)
}

/**
 * Shows a toast, with an Undo button if there's a step left to undo. The offers end with the toast.
 */
function present(text: string, toast: ToastOptions) {
  const mine = {}
  shown = mine
  return showToast(text, {
    ...toast,
    kind: KIND,
    onClose: () => shown === mine && endOffers(),
    ...(steps.length > 0 && { action: { label: 'Undo', keys: 'Control+Z', onAction: undoLast } }),
  })
}

async function undoLast() {
  const step = steps.pop()
  if (!step) return
  shown = undefined
  dropToast(KIND)
  // If the computer was asleep, an expired offer's toast may still be there.
  if (performance.now() > step.deadline) return
  const before = screen
  const isUndone = await step.undo()
  if (screen !== before) return
  if (isUndone) {
    const next = steps.at(-1)
    const words = next ? `${step.undone}. ${steps.length} more to undo` : step.undone
    present(words, next?.toast ?? { tone: 'info' })
  } else if (step.canRetry) {
    steps.push(step)
    present(step.done, step.toast)
  }
}

/** The last edited text field, and its text before the edits. */
let edited: { field: Element; before: string | undefined; at: number; isDirty: boolean } | undefined
/** How many open editors use `useUndoKeys`. */
let editors = 0
let isListening = false

/**
 * People can also undo with Ctrl Z, because it's hard to reach the toast in time with the Tab key
 * alone.
 */
function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('beforeinput', handleBeforeInput)
  window.addEventListener('input', handleInput)
  window.addEventListener('keydown', handleKey)
}

const isHistory = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('history')

function handleBeforeInput(event: Event) {
  if (!isHistory(event)) beginEdit(event.target)
}

function handleInput(event: Event) {
  const { target } = event
  if (!isHistory(event)) beginEdit(target)
  if (!edited || edited.field !== target) return
  moment += 1
  edited.at = moment
  const isUndone = event instanceof InputEvent && event.inputType === 'historyUndo'
  edited.isDirty = !(isUndone && textOf(target) === edited.before)
}

function beginEdit(target: EventTarget | null) {
  if (!isTextField(target)) return
  if (edited?.field === target && edited.at > (steps.at(-1)?.at ?? 0)) return
  moment += 1
  edited = { field: target, before: textOf(target), at: moment, isDirty: false }
}

function handleKey(event: KeyboardEvent) {
  if (!isUndo(event)) return
  const step = steps.at(-1)
  const isOwnEdit = edited?.isDirty && edited.field === event.target && edited.at > (step?.at ?? 0)
  if (isOwnEdit) return
  if (step) {
    event.preventDefault()
    undoLast()
  } else if (editors > 0) event.preventDefault()
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !defaultPrevented

const isTextField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const textOf = (target: EventTarget | null) => (isTextField(target) ? target.value : undefined)
