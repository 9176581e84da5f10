export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  tone?: ToastTone | undefined
  /** One action, such as "Undo". It also closes the toast. */
  action?: { label: string; keys?: string; onAction: () => void } | undefined
  /** We only show the newest toast of each kind. */
  kind?: string | undefined
  /**
   * Whether the action can only be undone while the toast is shown. A ring shows the time left, and
   * hovering or focusing the toast doesn't pause it.
   */
  isLeaving?: boolean | undefined
  /** Milliseconds until the toast closes by itself. */
  duration?: number | undefined
  /**
   * Called when the toast times out, is closed or makes room for a newer one. Not called if
   * `dropToast` removes it or a toast of the same kind replaces it.
   */
  onClose?: (() => void) | undefined
}

/** How long a toast stays, in milliseconds (seed 000, section 4). */
export const TOAST_DURATION = 5000
