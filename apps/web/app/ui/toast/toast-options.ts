export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  tone?: ToastTone | undefined
  /** One action: "Undo". Closes the toast. */
  action?: { label: string; keys?: string; onAction: () => void } | undefined
  /** Show only the newest toast of each kind. */
  kind?: string | undefined
  /**
   * It offers to stop something that will happen anyway. A ring shows the time left, and nothing
   * pauses it.
   */
  isLeaving?: boolean | undefined
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined
  /**
   * It timed out, was closed or made room for a newer toast. Not when it's dropped or replaced by
   * its kind.
   */
  onClose?: (() => void) | undefined
}

/** Seed 000, section 4. */
export const TOAST_DURATION = 5000
