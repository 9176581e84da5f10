/** Whether a key belongs to a text field or an open dialog or menu, so shortcuts leave it alone. */
export function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return defaultPrevented
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null
  return isField || document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null
}
