import { Pencil, Printer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { useStep } from './step-context.ts'

interface ContentActionsProps {
  /** What the actions apply to, such as "screening questions". */
  noun: string
  /** The editor’s URL. */
  editor: string
  /** Whether this content can still be edited after the launch. */
  isOpen?: boolean | undefined
}

/**
 * Buttons to edit, regenerate and print a draft. At an earlier step, the edit button first asks
 * whether to reset the project.
 */
export function ContentActions({ noun, editor, isOpen }: ContentActionsProps) {
  const { research, isReadOnly, onReset } = useStep()
  const navigate = useNavigate()
  const canChange = !research.frozen && research.status !== 'COMPLETED'
  return (
    <>
      {(canChange || isOpen) && (
        <Button variant="quiet" onClick={isReadOnly && !isOpen ? onReset : () => navigate(editor)}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
          <span className="sr-only"> the {noun}</span>
        </Button>
      )}
      {canChange && !isReadOnly && <RegenerateButton noun={noun} />}
      <Tooltip text={`Print the ${noun}`}>
        <IconButton label={`Print the ${noun}`} icon={Printer} onClick={() => window.print()} />
      </Tooltip>
    </>
  )
}
