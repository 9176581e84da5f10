import { useEffect, useState } from 'react'
import { useCockpit } from './cockpit-context.ts'

type Strip = typeof import('../captures/capture-strip.tsx').CaptureStrip
let CaptureStrip: Strip | undefined

/** Loads the strip's code when the first note gets focus, before anyone can capture anything. */
export async function loadStrip() {
  CaptureStrip ??= (await import('../captures/capture-strip.tsx')).CaptureStrip
}

/**
 * The strip for the capture being sorted, if it belongs below the note of `field`. Pass null for
 * the strip at the bottom of the window.
 */
export function OpenStrip({ field }: { field: string | null }) {
  const { captures, openKey, room, tab, assumptions, themes, addTheme, closeStrip } = useCockpit()
  const capture = captures.captures.find(({ key }) => key === openKey)
  const [, redraw] = useState(false)
  const isMissing = capture !== undefined && !CaptureStrip
  useEffect(() => {
    if (isMissing) void loadStrip().then(() => redraw(true))
  }, [isMissing])
  if (!capture || !CaptureStrip) return null
  // The page doesn't show the notes while someone reads the transcript.
  const place = tab === 'guide' ? placeOf(room, capture.noteField) : null
  if (place !== field) return null
  return (
    <CaptureStrip
      key={capture.key}
      capture={capture}
      assumptions={assumptions}
      themes={themes}
      isDocked={field === null}
      onSort={(sorting) => captures.sort(capture.key, sorting)}
      onTheme={(name) => addTheme(capture.key, name)}
      onUndo={() => {
        captures.undo(capture.key)
        closeStrip(false)
      }}
      onDone={() => closeStrip(false)}
      onLeave={() => closeStrip(true)}
    />
  )
}

/** The field whose note the strip goes below. Null if it goes at the bottom of the window. */
function placeOf({ guide }: { guide: Guide }, noteField: string | null): string | null {
  const isAsked = guide?.parts.some(({ questions }) =>
    questions.some(({ id }) => String(id) === noteField),
  )
  return isAsked ? noteField : null
}

type Guide = { parts: { questions: { id: number }[] }[] } | null
