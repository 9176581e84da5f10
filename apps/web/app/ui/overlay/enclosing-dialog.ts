import { useCallback, useState } from 'react'

/**
 * The modal dialog around an element. Overlays go inside it instead of at the end of the body,
 * because everything outside an open modal is inert.
 */
export function useEnclosingDialog() {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const ref = useCallback((node: HTMLElement | null) => {
    setDialog(node?.closest('dialog') ?? null)
  }, [])
  return { ref, portal: dialog ? { UNSTABLE_portalContainer: dialog } : undefined }
}
