import { MAIL_STATES } from '@wattle/contract/outbox'
import { useSearchParams } from 'react-router'
import type { MailListView } from '#features/outbox/hooks.ts'
import { MailDialog } from '#features/outbox/mail-dialog.tsx'
import { MailList } from '#features/outbox/mail-list.tsx'

/** Page, filter, order and the open mail are in the address, so that it can be shared. */
export default function Outbox() {
  const [search, setSearch] = useSearchParams()
  const view: MailListView = {
    page: Math.max(1, Number(search.get('page')) || 1),
    state: MAIL_STATES.find((state) => state === search.get('state')),
    sort: search.get('sort') === 'CREATED_AT_ASC' ? 'CREATED_AT_ASC' : 'CREATED_AT_DESC',
  }
  const open = Number(search.get('mail')) || undefined
  const change = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return (
    <>
      <h1 className="mb-5 text-h2">Outbox</h1>
      <MailList
        view={view}
        onView={({ page, state, sort }) =>
          setSearch(change({ page: page > 1 ? String(page) : undefined, state, sort }))
        }
        linkTo={(id) => `?${change({ mail: String(id) })}`}
      />
      {open && (
        <MailDialog
          key={open}
          id={open}
          onClose={() => setSearch(change({ mail: undefined }), { preventScrollReset: true })}
        />
      )}
    </>
  )
}
