import { useCockpit } from '../cockpit/cockpit-context.ts'
import { CaptureList, focusCapture } from './capture-list.tsx'
import { capturesElsewhere } from './coverage.ts'
import type { RoomCapture } from './use-captures.ts'

/** Lists the captures that aren't below a question, such as those from the transcript. */
export function OtherCaptures() {
  const captures = useElsewhere().filter(({ refusal }) => refusal === undefined)
  if (captures.length === 0) return null
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="font-medium text-caption text-ink-2">
        Captured here, in the transcript or on a deleted question
      </p>
      <Captures label="Other captures" captures={captures} />
    </div>
  )
}

/**
 * Captures that the server refused and that aren't below a question, so people can copy or delete
 * them.
 */
export function RefusedCaptures() {
  const captures = useElsewhere().filter(({ refusal }) => refusal !== undefined)
  if (captures.length === 0) return null
  return (
    <div className="no-print">
      <Captures label="Captures we couldn’t save" captures={captures} />
    </div>
  )
}

function useElsewhere(): RoomCapture[] {
  const { captures, room, openKey } = useCockpit()
  return capturesElsewhere(captures.captures, room.guide?.parts ?? []).filter(
    ({ key }) => key !== openKey,
  )
}

function Captures({ label, captures }: { label: string; captures: readonly RoomCapture[] }) {
  const { assumptions, themes, openCapture, captures: all } = useCockpit()
  return (
    <CaptureList
      label={label}
      captures={captures}
      assumptions={assumptions}
      themes={themes}
      onOpen={(capture) => openCapture(capture, () => focusCapture(capture))}
      onDelete={({ key }) => all.forget(key)}
    />
  )
}
