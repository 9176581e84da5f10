import { useSearchParams } from 'react-router'
import { MAIL_LIST } from '#features/outbox/hooks.ts'
import { MailDialog } from '#features/outbox/mail-dialog.tsx'
import { MailList } from '#features/outbox/mail-list.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'

export default function Outbox() {
  const { view, show } = useListView(MAIL_LIST)
  const mail = useOpenRow('mail')
  const [address] = useSearchParams()
  const distributionId = Number(address.get('distribution')) || undefined
  return (
    <>
      <h1 className="mb-5 text-h2">Outbox</h1>
      <MailList view={view} onShow={show} distributionId={distributionId} linkTo={mail.linkTo} />
      {mail.open && (
        <MailDialog key={mail.open} id={mail.open} onClose={() => mail.show(undefined)} />
      )}
    </>
  )
}
