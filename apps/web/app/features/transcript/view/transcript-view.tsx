import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import type { Transcript } from '@wattle/contract/findings/transcripts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { TranscriptCapture } from '../shared/transcript-capture.ts'
import { CueRow } from './cue-row.tsx'
import { FindBar } from './find-bar.tsx'
import { captureOf, rowOf, selectedPieces } from './selected-words.ts'
import { useFind } from './use-find.ts'
import { useLinkedLine } from './use-linked-line.ts'
import { useRowKeys } from './use-row-keys.ts'

interface TranscriptViewProps {
  transcript: Pick<Transcript, 'cues' | 'offsetMs'>
  /** The line to scroll to. */
  line?: number | undefined
  /** Without this callback, the transcript is read-only. */
  onCapture?: ((capture: TranscriptCapture) => void) | undefined
}

const ONE_SPEAKER = 'Select words from only one speaker.'
const NOTHING_SELECTED = 'Select some words first.'

/** The transcript in one column. All of it is in the DOM, so the browser's own search works too. */
export function TranscriptView({ transcript, line, onCapture }: TranscriptViewProps) {
  const { cues, offsetMs } = transcript
  const list = useRef<HTMLOListElement>(null)
  const find = useFind(cues)
  const rows = useRowKeys(list, cues.length)
  const { current } = find
  useLinkedLine(list, cues, line)

  useEffect(() => {
    if (current) list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function capture() {
    if (!onCapture || !list.current) return
    const selected = selectedPieces(list.current, cues, document.getSelection())
    const cue = cues[rows.focused() ?? -1]
    const pieces = selected.length === 0 && cue ? [{ cue, words: cue.text }] : selected
    const found = captureOf(pieces, transcript)
    if (!found) showToast(pieces.length > 0 ? ONE_SPEAKER : NOTHING_SELECTED)
    else {
      if (found.isShortened) showToast(EVIDENCE_MESSAGES.shortened)
      onCapture(found)
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      capture()
    } else if (rowOf(event.target as Node) !== undefined) rows.handleKeyDown(event)
  }

  return (
    <section
      aria-label="Transcript"
      onKeyDown={handleKeyDown}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="sticky top-0 z-1 grid gap-2 bg-paper py-2">
        <FindBar
          words={find.words}
          onWords={find.search}
          at={find.at}
          count={find.count}
          onMove={find.move}
        />
        {onCapture && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
            <Button
              size="sm"
              variant="outline"
              // Without this, pressing the button would clear the selection.
              onPointerDown={(event) => event.preventDefault()}
              onClick={capture}
            >
              Capture
            </Button>
            <span className="max-sm:hidden">
              Select words from one speaker, then press <Key>Ctrl</Key>
              <Key>Enter</Key>
            </span>
          </p>
        )}
      </div>
      <ol ref={list} aria-label="Transcript" onFocus={({ target }) => rows.visit(rowOf(target))}>
        {cues.map((cue, index) => (
          <CueRow
            key={cue.position}
            cue={cue}
            index={index}
            offsetMs={offsetMs}
            isNewSpeaker={cue.role !== cues[index - 1]?.role}
            isTabStop={index === rows.tabStop}
            pattern={find.patternFor(index)}
            currentHit={current?.row === index ? current.inRow : undefined}
          />
        ))}
      </ol>
    </section>
  )
}
