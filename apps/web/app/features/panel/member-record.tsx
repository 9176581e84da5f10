import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { downloadJson } from '#lib/download.ts'
import { longDate, longDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { comingInterviews } from './coming-interviews.ts'
import { type MemberInfo, useDeleteMember } from './hooks.ts'
import { StudyRecord } from './study-record.tsx'

type Props = { memberKey: string; member: MemberInfo; onDeleted: () => void }

/** Shows people what we keep about them. They can download or delete it without asking us. */
export function MemberRecord({ memberKey, member, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeleteMember(memberKey)
  async function deleteAll() {
    try {
      await deletion.mutateAsync()
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    onDeleted()
  }
  return (
    <section aria-labelledby="record-title" className="grid max-w-160 gap-4">
      <h2 id="record-title" className="text-h2">
        Your record
      </h2>
      <ul className="grid gap-2 text-ink-2">
        {member.consents.map((consent) => (
          <ConsentLines key={consent.imported?.importedAt ?? consent.agreedAt} consent={consent} />
        ))}
      </ul>
      {member.studies.map((study) => (
        <StudyRecord key={study.invitationId} memberKey={memberKey} study={study} />
      ))}
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        <Button variant="secondary" onClick={() => downloadJson('my-panel-record.json', member)}>
          Download my data
        </Button>
        <Button variant="secondary" className="text-error!" onClick={() => setIsAsking(true)}>
          Delete my data
        </Button>
      </div>
      <Confirm
        open={isAsking}
        danger
        title="Delete all your data?"
        confirmLabel="Delete my data"
        onConfirm={deleteAll}
        onClose={() => setIsAsking(false)}
      >
        We’ll delete these at once: your details, your answers, your agreement to join the panel,
        and our emails to and about you.
        {comingInterviews(member).length > 0 && ' We’ll cancel your booked interview.'}
        {member.studies.some(({ consents }) => consents.length > 0) &&
          ' What you agreed to in a study stays with that study, without your name.'}{' '}
        {member.payments?.some(({ state, hasCode }) => state === 'ON_ITS_WAY' || hasCode) &&
          'We still owe you a thank-you, and we can’t send it once your details are gone. '}
        You can’t undo this.
      </Confirm>
    </section>
  )
}

type Consent = MemberInfo['consents'][number]

function ConsentLines({ consent }: { consent: Consent }) {
  const { imported, agreedAt, policyVersion, confirmedAt } = consent
  const confirmed = confirmedAt ? ', confirmed by email' : ', never confirmed'
  return (
    <>
      {agreedAt && policyVersion && (
        <li className="text-pretty">
          {longDate(agreedAt)}: agreed to the privacy policy of {longDay(policyVersion)}
          {confirmed}
        </li>
      )}
      {imported && (
        <li className="text-pretty">
          {imported.consentedOn ? longDay(imported.consentedOn) : 'Date not recorded'}: agreed
          elsewhere ({imported.source}). Our team added you on {longDate(imported.importedAt)}.
        </li>
      )}
    </>
  )
}
