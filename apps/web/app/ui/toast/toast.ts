import { toastHost } from './toast-host.ts'
import { TOAST_DURATION, type ToastOptions } from './toast-options.ts'

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
    setTimeout(() => {
      line.remove()
      options.onClose?.()
    }, options.duration ?? TOAST_DURATION)
  }
}

/** Takes away what is shown of a kind, because it is not so any more. */
export async function dropToast(kind: string) {
  const { dismiss } = await warmToasts()
  dismiss(kind)
}
