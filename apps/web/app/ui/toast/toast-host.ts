let host: HTMLElement | undefined

/**
 * Where toasts go. Everything outside an open modal dialog is inert, so the host moves into the
 * topmost dialog, and out again before that dialog closes.
 */
export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div')
    host.dataset.toasts = ''
  }
  const place = topmostDialog() ?? document.body
  if (host.parentElement !== place) place.append(host)
  return host
}

/** Moves the toasts out of a dialog that's about to close or be removed. */
export function leaveDialog(dialog: HTMLDialogElement) {
  if (!host || !dialog.contains(host)) return
  const below = topmostDialog(dialog) ?? document.body
  below.append(host)
}

function topmostDialog(except?: HTMLDialogElement): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    .filter((dialog) => dialog !== except)
    .at(-1)
}
