import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** One sentence: what will be here, and how to get it. */
  children: ReactNode
  /** A button for the next action, or in rare cases two. */
  action?: ReactNode
  /** The heading's level: 1 if there's nothing else on the page. */
  level?: 1 | 2 | 3 | undefined
}

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <OneLeaf />
      <Heading className="mt-2 text-h3">{title}</Heading>
      <div className="max-w-[28em] text-balance text-ink-2">{children}</div>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

function OneLeaf() {
  return (
    <svg viewBox="0 0 168 72" aria-hidden="true" className="h-18 w-42" fill="none">
      <path
        d="M62 53C92 47 124 38 160 18"
        stroke="var(--color-line-3)"
        strokeWidth="1.8"
        strokeDasharray="0.1 6.5"
        strokeLinecap="round"
      />
      <path
        d="M8 58C28 58 46 57 62 53"
        stroke="var(--color-art-wood)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M34 57C31 41 40 22 62 14C63 33 53 50 34 57Z" fill="var(--color-art-leaf)" />
      <path d="M35 56C40 42 48 28 61 16" stroke="var(--color-art-vein)" />
      <ellipse
        cx="65"
        cy="52"
        rx="6.5"
        ry="2.9"
        transform="rotate(-15 65 52)"
        fill="var(--color-art-leaf)"
      />
    </svg>
  )
}
