import { Copy, Link2Off, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useRevoke } from '../hooks.ts'
import type { ReportLinkReply, ReportsReply } from '../report-reply.ts'
import { ShareDialog } from './share-dialog.tsx'

interface SharePanelProps {
  researchId: number
  reports: ReportsReply
}

async function copy(link: ReportLinkReply) {
  try {
    await navigator.clipboard.writeText(link.url ?? '')
    showToast('Link copied', { tone: 'success' })
  } catch {
    showToast('Your browser didn’t let us copy the link. Please select it and copy it yourself.', {
      tone: 'error',
    })
  }
}

const openedText = (count: number) =>
  count === 0 ? 'Not opened yet' : count === 1 ? 'Opened once' : `Opened ${count} times`

function endText({ revokedAt, expiresAt, url }: ReportLinkReply): string {
  if (revokedAt) return `Revoked on ${shortDate(revokedAt, 'numeric')}`
  const end = shortDate(expiresAt, 'numeric')
  return url ? `Works until ${end}` : `Expired on ${end}`
}

/** Lists the links to the report and how often people opened each. Researchers can revoke them. */
export function SharePanel({ researchId, reports }: SharePanelProps) {
  const { versions, links } = reports
  const [isSharing, setSharing] = useState(false)
  const [revoked, setRevoked] = useState<ReportLinkReply>()
  const revoke = useRevoke(researchId)
  const newest = versions[0]?.version
  const share = (
    <Button onClick={() => setSharing(true)}>
      <Plus aria-hidden="true" className="size-4.5" />
      Share the report
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {newest === undefined ? (
        <EmptyState title="Nothing to share yet">
          Publish a version first. Then you can send a link to it.
        </EmptyState>
      ) : links.length === 0 ? (
        <EmptyState title="Nobody has a link yet" action={share}>
          Anyone with the link can read the version you choose until it expires.
        </EmptyState>
      ) : (
        <>
          <div>{share}</div>
          <ul className="grid gap-3">
            {links.map((link) => (
              <li
                key={link.id}
                className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:flex sm:items-center sm:justify-between"
              >
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold">Version {link.version}</span>
                    <span className={link.url ? 'text-ink-2' : 'text-ink-3'}>{endText(link)}</span>
                    {link.hasPassphrase && (
                      <span className="inline-flex items-center gap-1 text-ink-2 text-small">
                        <Lock aria-hidden="true" className="size-3.5" />
                        Passphrase
                      </span>
                    )}
                  </p>
                  <p className="text-ink-2 text-small">
                    {openedText(link.opened)}
                    {link.lastOpenedAt && `, last on ${shortDate(link.lastOpenedAt, 'numeric')}`}
                  </p>
                  {link.url && (
                    <p className="mt-1 max-w-none select-all truncate font-mono text-caption text-ink-3">
                      {link.url}
                    </p>
                  )}
                </div>
                {link.url && (
                  <div className="flex shrink-0 gap-2">
                    <Button variant="secondary" size="sm" onClick={() => copy(link)}>
                      <Copy aria-hidden="true" className="size-4" />
                      Copy
                    </Button>
                    <Button variant="quiet" size="sm" onClick={() => setRevoked(link)}>
                      <Link2Off aria-hidden="true" className="size-4" />
                      Revoke
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {isSharing && (
        <ShareDialog
          researchId={researchId}
          versions={versions}
          onShared={copy}
          onClose={() => setSharing(false)}
        />
      )}
      <Confirm
        open={revoked !== undefined}
        onClose={() => setRevoked(undefined)}
        title="Revoke this link?"
        confirmLabel="Revoke link"
        danger
        onConfirm={async () => {
          if (!revoked) return
          await revoke.mutateAsync(revoked.id).catch((error: unknown) => {
            showToast(messageOf(error), { tone: 'error' })
            throw error
          })
          showToast('Link revoked', { tone: 'success' })
        }}
      >
        The link stops working at once.
      </Confirm>
    </div>
  )
}
