import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import { RAIL_FACE, RAIL_ITEM } from '#ui/rail-look.ts'
import type { HelpContent } from './help-dialog.tsx'

export interface HelpProps extends HelpContent {
  /** Whether the question mark key opens Help too. */
  withKey?: boolean | undefined
}

/** Opens and closes Help, which has common questions, contact details and keyboard shortcuts. */
export function useHelp(help: HelpProps | undefined) {
  const [isOpen, setOpen] = useState(false)
  const withKey = help?.withKey
  useEffect(() => {
    if (!withKey) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setOpen(true)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [withKey])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

export function HelpButton({ className, onOpen }: { className: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${RAIL_ITEM} ${className}`}
    >
      <span className={RAIL_FACE}>
        <CircleHelp aria-hidden="true" className="size-5" />
        Help
      </span>
    </button>
  )
}
