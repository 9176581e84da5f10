export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  tone?: ToastTone | undefined
  /** One thing to do about it: "Undo". Closes the toast. */
  action?: { label: string; keys?: string; onAction: () => void } | undefined
  /** Of one kind only the newest stays: an offer that another has overtaken is none any more. */
  kind?: string | undefined
  /** It speaks of what has not left yet: a ring tells how long, and it stands where it is in no way. */
  isLeaving?: boolean | undefined
  /** Milliseconds until it goes by itself. */
  duration?: number | undefined
}

/** Seed 000, section 4. */
export const TOAST_DURATION = 5000
