import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldedProps {
  title: string
  /** Text next to the title, if there’s room. */
  aside?: string | undefined
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A card that's collapsed to its title until someone opens it. */
export function Folded({ title, aside, onOpen, children }: FoldedProps) {
  return (
    <details
      className="group rounded-card border border-line bg-surface text-small"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="motion-state size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">{title}</span>
        {aside && <span className="min-w-0 truncate font-normal text-ink-2">{aside}</span>}
      </summary>
      <div className="px-5 pt-1 pb-4">{children}</div>
    </details>
  )
}
