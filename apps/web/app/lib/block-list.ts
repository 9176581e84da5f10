import { type KeyboardEvent, useState } from 'react'
import { showToast } from '#ui/toast/toast.ts'
import { offerRestore } from './offer-undo.ts'
import { useFocusLater } from './use-focus-later.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Block = { id: number }
type FieldOf = (id: number) => string

export const withoutBlock = <B extends Block>(blocks: readonly B[], id: number): B[] =>
  blocks.filter((one) => one.id !== id)

export function withMovedBlock<B extends Block>(blocks: B[], id: number, by: 1 | -1): B[] {
  const from = blocks.findIndex((one) => one.id === id)
  const moved = blocks[from]
  const other = blocks[from + by]
  if (!moved || !other) return blocks
  return blocks.map((one) => (one === moved ? other : one === other ? moved : one))
}

/** Moves the focused block with Alt and an arrow key. */
export const moveByKeys = (move: (by: 1 | -1) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

interface Deletion<B extends Block> {
  /** The block's name, such as "Question 3". */
  name: string
  block: B
  blocks: readonly B[]
  refusal?: string | false
  fieldOf: FieldOf
  /** The element to focus when no other block is left. */
  elseFocus?: string
  run: () => Promise<unknown>
  restore: () => Promise<unknown>
  /**
   * What to announce instead of "Question 3 deleted", if the deletion changes something else too.
   */
  deleted?: string | undefined
}

/**
 * Adds, deletes, moves and rewrites the blocks of an editor. After each change, moves focus and
 * announces what happened.
 */
export function useBlockList() {
  const focusLater = useFocusLater()
  // Adds one block at a time, so a double click doesn't add two.
  const alone = useOneAtATime()
  const [announcement, announce] = useState('')

  async function add(
    run: () => Promise<Block | undefined>,
    fieldOf: FieldOf,
    words: string,
    refusal?: string | false,
  ) {
    if (refusal) return showToast(refusal, { tone: 'error' })
    const added = await alone(run)
    if (!added) return
    focusLater(fieldOf(added.id))
    announce(words)
  }

  async function remove<B extends Block>(deletion: Deletion<B>) {
    const { name, block, blocks, refusal, fieldOf, elseFocus, run, restore } = deletion
    const { deleted = `${name} deleted` } = deletion
    if (refusal) return showToast(refusal, { tone: 'error' })
    const at = blocks.indexOf(block)
    const neighbour = blocks[at + 1] ?? blocks[at - 1]
    const field = neighbour ? fieldOf(neighbour.id) : elseFocus
    if (field) focusLater(field)
    if (await run()) offerRestore(deleted, `${name} restored`, restore)
  }

  /** `position` counts from one. */
  function move(noun: string, position: number, total: number, by: 1 | -1, run: () => unknown) {
    const to = position + by
    if (to < 1 || to > total) return
    // An element loses focus when it moves in the DOM, so we focus it again.
    const focused = document.activeElement?.id
    if (focused) focusLater(focused)
    run()
    announce(`${noun} ${position} is now ${noun.toLowerCase()} ${to} of ${total}`)
  }

  function rewrite(
    { id, question }: Block & { question: string },
    text: string,
    name: string,
    fieldOf: FieldOf,
    type: (id: number, text: string) => void,
  ) {
    type(id, text)
    document.getElementById(fieldOf(id))?.focus()
    offerRestore(`${name} rewritten`, 'Your own wording is restored', async () => {
      type(id, question)
      return true
    })
  }

  return { add, remove, move, rewrite, announce, announcement }
}
