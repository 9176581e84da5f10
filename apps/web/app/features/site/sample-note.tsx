import { SAMPLE_ATTRIBUTE } from '@wattle/contract/paths'
import { PROOF_IS_SAMPLE } from '#content/sample/notice.ts'
import { cx } from '#lib/cx.ts'

interface SampleNoteProps {
  children: string
  className?: string
}

/**
 * Labels made-up studies, figures and quotes as samples. At startup, the server warns us if a
 * public site still has such notes.
 */
export function SampleNote({ children, className }: SampleNoteProps) {
  if (!PROOF_IS_SAMPLE) return null
  return (
    <p
      {...{ [SAMPLE_ATTRIBUTE]: '' }}
      className={cx('flex items-baseline gap-2.5 text-ink-2 text-small', className)}
    >
      <b className="rounded-[3px] border border-wattle-edge bg-wattle-tint px-2 py-0.5 font-semibold text-caption text-ink">
        Sample
      </b>{' '}
      <span>{children}</span>
    </p>
  )
}
