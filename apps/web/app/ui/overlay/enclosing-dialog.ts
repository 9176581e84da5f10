import { useCallback, useState } from 'react'

/**
 * The modal dialog that an element stands in, for what would else be drawn at the end of the body:
 * outside an open modal everything is inert.
 */
export function useEnclosingDialog() {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const ref = useCallback((node: HTMLElement | null) => {
    setDialog(node?.closest('dialog') ?? null)
  }, [])
  return { ref, portal: dialog ? { UNSTABLE_portalContainer: dialog } : undefined }
}
