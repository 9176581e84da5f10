import { toastHost } from './toast-host.ts'
import { TOAST_DURATION, type ToastOptions } from './toast-options.ts'

let loading: Promise<typeof import('./toast-stack.tsx')> | undefined

/** Preloads the toast code, for instance when someone first uses a form. */
export function warmToasts() {
  loading ??= import('./toast-stack.tsx')
  // Forget the failed load, so the next call tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Shows a message in the corner. Screen readers announce errors immediately, and other messages
 * once they've finished speaking.
 */
export async function showToast(text: string, options: ToastOptions = {}) {
  const host = toastHost()
  try {
    const { pushToast } = await warmToasts()
    await pushToast(host, text, options)
  } catch {
    // The toast code probably failed to load because we're offline. Show the message as plain text
    // instead.
    const line = document.createElement('p')
    line.setAttribute('role', 'alert')
    line.className = 'toast-plain'
    line.textContent = text
    host.append(line)
    setTimeout(() => {
      line.remove()
      options.onClose?.()
    }, options.duration ?? TOAST_DURATION)
  }
}

/** Removes the current toast of this kind, because its message is no longer true. */
export async function dropToast(kind: string) {
  const { dismiss } = await warmToasts()
  dismiss(kind)
}
