import { DistributionTable } from '#features/distribution/distribution-table.tsx'
import { DISTRIBUTION_LIST } from '#features/distribution/hooks.ts'
import { SendEmailsDialog } from '#features/distribution/send-emails-dialog.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'

export default function Distributions() {
  const { view, show } = useListView(DISTRIBUTION_LIST)
  const sending = useOpenRow('send')
  return (
    <>
      <h1 className="mb-5 text-h2">Distributions</h1>
      <DistributionTable view={view} onShow={show} onSend={sending.show} />
      {sending.open && (
        <SendEmailsDialog
          key={sending.open}
          id={sending.open}
          onClose={() => sending.show(undefined)}
        />
      )}
    </>
  )
}
