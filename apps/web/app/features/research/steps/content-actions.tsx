import { Pencil, Printer, RefreshCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useStep } from './step-context.ts'

interface ContentActionsProps {
  /** What they are about: "screening questions". */
  noun: string
  /** The address of the editor. */
  editor: string
}

/** Edit, regenerate and print, for what the system wrote. An earlier step asks for a reset first. */
export function ContentActions({ noun, editor }: ContentActionsProps) {
  const { research, isReadOnly, onReset, onRegenerate } = useStep()
  const navigate = useNavigate()
  const canChange = !research.frozen && research.status !== 'COMPLETED'
  return (
    <>
      {canChange && (
        <Tooltip text={`Edit the ${noun}`}>
          <IconButton
            label={`Edit the ${noun}`}
            icon={Pencil}
            onClick={isReadOnly ? onReset : () => navigate(editor)}
          />
        </Tooltip>
      )}
      {canChange && !isReadOnly && (
        <Tooltip text={`Regenerate the ${noun}`}>
          <IconButton label={`Regenerate the ${noun}`} icon={RefreshCw} onClick={onRegenerate} />
        </Tooltip>
      )}
      <Tooltip text={`Print the ${noun}`}>
        <IconButton label={`Print the ${noun}`} icon={Printer} onClick={() => window.print()} />
      </Tooltip>
    </>
  )
}
