import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { RAIL_FACE, RAIL_ITEM } from '#ui/rail-look.ts'
import { type HelpContent, HelpDialog } from './help-dialog.tsx'

/**
 * The help button at the end of the rail. Opens common questions, who to ask, and keyboard
 * shortcuts.
 */
export function Help(content: HelpContent) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${RAIL_ITEM} lg:mt-auto lg:mb-3`}
      >
        <span className={RAIL_FACE}>
          <CircleHelp aria-hidden="true" className="size-5" />
          Help
        </span>
      </button>
      {isOpen && <HelpDialog {...content} onClose={() => setOpen(false)} />}
    </>
  )
}
