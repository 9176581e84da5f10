import { MAX_CALL_MS, MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'
import type { Cue, Transcript } from '@wattle/contract/findings/transcripts'
import type { TranscriptCapture } from '../shared/transcript-capture.ts'

interface SelectedPiece {
  cue: Cue
  words: string
}

export function selectedPieces(
  list: HTMLElement,
  cues: readonly Cue[],
  selection: Selection | null,
): SelectedPiece[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(list)) return []
  const first = rowOf(range.startContainer) ?? 0
  const last = rowOf(range.endContainer) ?? cues.length - 1
  return [...list.children].slice(first, last + 1).flatMap((row, index) => {
    const cue = cues[first + index]
    const text = row.querySelector('[data-words]')
    const words = text ? selectedIn(text, range) : ''
    return cue && words ? [{ cue, words }] : []
  })
}

/** The index of the row that contains a node. Undefined for a node outside the list. */
export function rowOf(node: Node): number | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const row = element?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

function selectedIn(element: Element, selected: Range): string {
  if (!selected.intersectsNode(element)) return ''
  const range = document.createRange()
  range.selectNodeContents(element)
  if (element.contains(selected.startContainer))
    range.setStart(selected.startContainer, selected.startOffset)
  if (element.contains(selected.endContainer))
    range.setEnd(selected.endContainer, selected.endOffset)
  return range.toString().trim()
}

/**
 * Joins the pieces into one capture. Undefined if there are none, or if they're from two speakers.
 */
export function captureOf(
  pieces: readonly SelectedPiece[],
  { offsetMs }: Pick<Transcript, 'offsetMs'>,
): TranscriptCapture | undefined {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last || pieces.some(({ cue }) => cue.role !== first.cue.role)) return undefined
  const words = pieces.map((piece) => piece.words).join(' ')
  return {
    quote: words.slice(0, MAX_QUOTE_LENGTH).trim(),
    cueFrom: first.cue.position,
    cueTo: last.cue.position,
    atMs: timerTime(first.cue, offsetMs),
    isShortened: words.length > MAX_QUOTE_LENGTH,
  }
}

/**
 * When a cue starts on the researcher's timer. Null if we don't know, or if the timer wasn't
 * running then.
 */
export function timerTime({ startMs }: Pick<Cue, 'startMs'>, offsetMs: number): number | null {
  if (startMs === null) return null
  const at = startMs + offsetMs
  return at >= 0 && at <= MAX_CALL_MS ? at : null
}
