import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import { RAIL_FACE, RAIL_ITEM } from '#ui/rail-look.ts'
import { type HelpContent, HelpDialog } from './help-dialog.tsx'

/**
 * The help button at the end of the rail. Opens common questions, contact details and keyboard
 * shortcuts. With `withKey`, a question mark opens it too.
 */
export function Help({ withKey, ...content }: HelpContent & { withKey?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!withKey) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setOpen(true)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [withKey])
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
