/**
 * Whether a key press is for a text field, or for an open dialog or menu, so shortcuts should
 * ignore it.
 */
export function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return defaultPrevented
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null
  return isField || document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null
}
