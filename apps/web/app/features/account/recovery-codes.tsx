import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/**
 * Shows the recovery codes, which sign someone in without their phone. We only store hashes, so we
 * can't show the codes again.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast('Copied', { tone: 'success' })
    } catch {
      showToast(
        'Your browser didn’t let us copy the codes. Please select them and copy them yourself.',
        {
          tone: 'error',
        },
      )
    }
  }

  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-wattle-edge bg-wattle-tint p-5">
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        Save these recovery codes
      </h3>
      <p>
        Two-factor authentication is on. Each code signs you in once if you don’t have your phone.
        You won’t see these codes again. Store them somewhere safe.
      </p>
      <ul className="tabular grid w-full grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-1.5 font-semibold text-body tracking-[0.02em]">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => downloadText('wattle-recovery-codes.txt', text)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button onClick={onKept}>I’ve saved the codes</Button>
      </div>
    </div>
  )
}
