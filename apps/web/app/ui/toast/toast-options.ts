export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  tone?: ToastTone | undefined
  /** One thing to do about it: "Undo". Closes the toast. */
  action?: { label: string; keys?: string; onAction: () => void } | undefined
  /** Of one kind only the newest stays: an offer that another has overtaken is none any more. */
  kind?: string | undefined
  /** It offers to stop something that happens by itself: a ring shows how long, and nothing pauses it. */
  isLeaving?: boolean | undefined
  /** Milliseconds until it goes by itself. */
  duration?: number | undefined
  /** It is gone by its time, its cross or a newer toast; not when it's dropped or replaced by its kind. */
  onClose?: (() => void) | undefined
}

/** Seed 000, section 4. */
export const TOAST_DURATION = 5000
