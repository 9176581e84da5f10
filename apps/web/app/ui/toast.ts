import { toastHost } from './toast-host.ts'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  tone?: ToastTone | undefined
  /** One thing to do about it: "Undo". Closes the toast. */
  action?: { label: string; onAction: () => void } | undefined
  /** Milliseconds until it goes by itself. */
  duration?: number | undefined
}

/** Seed 000, section 4. */
export const TOAST_DURATION = 5000

let loading: Promise<typeof import('./toast-stack.tsx')> | undefined

/** Fetches the code of toasts ahead of need, for instance when a form is first touched. */
export function warmToasts() {
  loading ??= import('./toast-stack.tsx')
  // Tried again at the next need.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Says something in the corner: politely, or at once where it is an error. */
export async function showToast(text: string, options: ToastOptions = {}) {
  const host = toastHost()
  try {
    const { pushToast } = await warmToasts()
    await pushToast(host, text, options)
  } catch {
    // Most likely offline, which is when an error has to be told: plainly, then.
    const line = document.createElement('p')
    line.setAttribute('role', 'alert')
    line.className = 'toast-plain'
    line.textContent = text
    host.append(line)
    setTimeout(() => line.remove(), options.duration ?? TOAST_DURATION)
  }
}
