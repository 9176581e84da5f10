import { useCallback, useState } from 'react'

/**
 * The modal dialog around an element. Overlays go inside it instead of at the end of the body,
 * because everything outside an open modal is inert. Popovers stay within its edges, because a
 * dialog cuts off what's outside.
 */
export function useEnclosingDialog() {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const ref = useCallback((node: HTMLElement | null) => {
    setDialog(node?.closest('dialog') ?? null)
  }, [])
  const portal = dialog ? { UNSTABLE_portalContainer: dialog } : undefined
  return { ref, portal, within: dialog ? { ...portal, boundaryElement: dialog } : undefined }
}
