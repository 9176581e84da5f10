import { useCockpit } from '../cockpit/cockpit-context.ts'
import { CaptureList } from './capture-list.tsx'

/**
 * Lists the captures that aren't about a question, such as those from the transcript. The ones the
 * server refused are in a separate list, which people can't overlook.
 */
export function OtherCaptures({ isRefused = false }) {
  const { captures } = useCockpit().captures
  return (
    <CaptureList
      label={isRefused ? 'Unsaved captures' : 'Other captures'}
      captures={captures.filter(
        ({ questionId, refusal }) => questionId === null && (refusal !== undefined) === isRefused,
      )}
    />
  )
}
