import type { CallReply } from '@wattle/contract/endpoint'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import type { getPolicyState } from '@wattle/contract/settings'
import { useState } from 'react'
import { LegalText } from '#features/site/shared/legal-text.tsx'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { usePublishPolicy } from './hooks.ts'

const peopleInWords = (count: number) =>
  count === 1 ? '1 panel member' : `${formatCount(count)} panel members`

/** Shows which version of the privacy policy is in effect, and lets admins publish version 2. */
export function PolicyVersion({ state }: { state: CallReply<typeof getPolicyState> }) {
  const [shown, setShown] = useState<'text' | 'question'>()
  const publish = usePublishPolicy()
  const close = () => setShown(undefined)
  if (state.publishedAt)
    return (
      <div className="grid justify-items-start gap-2">
        <p>
          <strong>Version 2 has been in effect since {adminDate(state.publishedAt)}.</strong> We
          emailed every panel member.
        </p>
        <NewTabLink href="/policy">Read version 2</NewTabLink>
      </div>
    )
  return (
    <>
      <p>
        <strong>Version 1 is in effect.</strong> Version 2 adds profiles, filters, quotas,
        researchers’ choice, observers, standbys, quotes, client lists and open links. Nobody can
        use these until you publish version 2.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setShown('text')}>
          Read version 2
        </Button>
        <Button onClick={() => setShown('question')}>Publish version 2</Button>
      </div>
      <Dialog
        open={shown === 'text'}
        onClose={close}
        title="Privacy policy, version 2"
        footer={
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        }
      >
        <div className="grid gap-8">
          {PRIVACY_POLICY_2.sections.map(({ id, title, content }) => (
            <section key={id}>
              <h3 className="mb-3 text-h3">{title}</h3>
              <LegalText content={content} />
            </section>
          ))}
        </div>
      </Dialog>
      <Confirm
        open={shown === 'question'}
        onClose={close}
        title="Publish version 2?"
        confirmLabel="Publish and email members"
        onConfirm={async () => {
          await publish.mutateAsync().catch(tellAndThrow)
          showToast('Version 2 published', { tone: 'success' })
        }}
      >
        <p>
          We’ll email {peopleInWords(state.members)} and show version 2 from now on. You can’t undo
          this.
        </p>
      </Confirm>
    </>
  )
}
