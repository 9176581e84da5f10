import { useSearchParams } from 'react-router'
import { EmailDialog } from '#features/outbox/email-dialog.tsx'
import { EmailList } from '#features/outbox/email-list.tsx'
import { EMAIL_LIST } from '#features/outbox/hooks.ts'
import { useListView, useOpenRow } from '#lib/list-view.ts'

export default function Outbox() {
  const { view, show } = useListView(EMAIL_LIST)
  const mail = useOpenRow('mail')
  const [address] = useSearchParams()
  const distributionId = Number(address.get('distribution')) || undefined
  return (
    <>
      <h1 className="mb-5 text-h2">Outbox</h1>
      <EmailList view={view} onShow={show} distributionId={distributionId} linkTo={mail.linkTo} />
      {mail.open && (
        <EmailDialog key={mail.open} id={mail.open} onClose={() => mail.show(undefined)} />
      )}
    </>
  )
}
