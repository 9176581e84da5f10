import { useQuery } from '@tanstack/react-query'
import { Copy, Link2, Lock, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { LinkCodeDialog } from './link-code-dialog.tsx'
import { OpenLinkDialog } from './open-link-dialog.tsx'
import { addressOf, type OpenLinkRow, openLinksQuery, useUpdateLink } from './open-link-hooks.ts'

interface OpenLinksProps {
  distributionId: number
  isFinished: boolean
}

/** The study's open recruitment links, and how far people got after joining through each. */
export function OpenLinks({ distributionId, isFinished }: OpenLinksProps) {
  const { data, isError, error, refetch } = useQuery(openLinksQuery(distributionId))
  const [isCreating, setIsCreating] = useState(false)
  if (!data)
    return isError ? (
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-5 py-4">
        <p role="alert">The links didn’t load. {messageOf(error)}</p>
        <Button size="sm" variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    ) : null
  if (isFinished && data.length === 0) return null
  return (
    <section
      aria-labelledby="open-links"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Link2 aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 id="open-links" className="font-semibold font-text text-app tracking-normal">
          Open links
        </h2>
        {!isFinished && (
          <Button
            size="sm"
            variant="secondary"
            className="ml-auto"
            onClick={() => setIsCreating(true)}
          >
            Create a link
          </Button>
        )}
      </div>
      {data.length === 0 && (
        <p className="max-w-none text-ink-2 text-small">
          Share a link in ads, posters and newsletters to reach people who aren’t on the panel yet.
        </p>
      )}
      <ul className="empty:hidden">
        {data.map((link) => (
          <LinkRow key={link.id} distributionId={distributionId} link={link} />
        ))}
      </ul>
      {isCreating && (
        <OpenLinkDialog distributionId={distributionId} onClose={() => setIsCreating(false)} />
      )}
    </section>
  )
}

const COUNTS = [
  ['started', 'entries'],
  ['confirmed', 'confirmed'],
  ['finished', 'finished'],
  ['qualify', 'qualified'],
  ['booked', 'booked'],
] as const

function LinkRow({ distributionId, link }: { distributionId: number; link: OpenLinkRow }) {
  const [dialog, setDialog] = useState<'code' | 'change'>()
  const update = useUpdateLink(distributionId)
  const isClosed = link.closedAt !== null
  async function copy() {
    try {
      await navigator.clipboard.writeText(addressOf(link))
      showToast('Link copied', { tone: 'success' })
    } catch {
      showToast('Your browser didn’t let us copy the link. Please press “QR code” to see it.', {
        tone: 'error',
      })
    }
  }
  const toggle = () =>
    update.mutate(
      { id: link.id, isClosed: !isClosed },
      {
        onSuccess: () => showToast(isClosed ? 'Link opened' : 'Link closed', { tone: 'success' }),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-2 border-t py-3 text-small">
      <span className="flex min-w-40 flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-semibold">{link.source}</span>
        {!link.isOpen && (
          <Pill tone="paused" icon={Lock}>
            {closedBecause(link)}
          </Pill>
        )}
      </span>
      <span className="tabular text-ink-2">
        {COUNTS.map(([label, name]) =>
          name === 'entries'
            ? `${link.entries} of ${link.maxEntries} ${label}`
            : `${link[name]} ${label}`,
        ).join(', ')}
      </span>
      <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
        {!isClosed && (
          <>
            <Button size="sm" variant="secondary" onClick={copy}>
              <Copy aria-hidden="true" className="size-4" />
              Copy link
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setDialog('code')}>
              <QrIcon aria-hidden="true" className="size-4" />
              QR code
            </Button>
          </>
        )}
        <Button size="sm" variant="secondary" onClick={() => setDialog('change')}>
          Change
        </Button>
        <Button size="sm" variant="secondary" pending={update.isPending} onClick={toggle}>
          {isClosed ? 'Reopen' : 'Close'}
        </Button>
      </span>
      {dialog === 'code' && <LinkCodeDialog link={link} onClose={() => setDialog(undefined)} />}
      {dialog === 'change' && (
        <OpenLinkDialog
          distributionId={distributionId}
          link={link}
          onClose={() => setDialog(undefined)}
        />
      )}
    </li>
  )
}

function closedBecause({ closedAt, entries, maxEntries }: OpenLinkRow): string {
  if (closedAt) return 'Closed'
  return entries >= maxEntries ? 'Full' : 'The project isn’t running'
}
