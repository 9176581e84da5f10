import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

const TONES = {
  error: { icon: CircleAlert, look: 'border-error bg-error-tint', sign: 'text-error' },
  success: { icon: CircleCheck, look: 'border-done bg-done-fill', sign: 'text-done' },
  warning: { icon: TriangleAlert, look: 'border-warning bg-sunk', sign: 'text-warning' },
  info: { icon: Info, look: 'border-control bg-sunk', sign: 'text-ink-2' },
} as const

interface NoticeProps {
  tone: keyof typeof TONES
  children: ReactNode
  className?: string | undefined
}

/**
 * A message in a form or on a page. It doesn't vanish as a toast does. Screen readers announce it,
 * and read errors out immediately.
 */
export function Notice({ tone, children, className }: NoticeProps) {
  const { icon: Icon, look, sign } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-input border px-4 py-3 text-app',
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', sign)} />
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  )
}
