import { useQuery } from '@tanstack/react-query'
import { BESIDES_NAME, PANEL_DETAILS } from '@wattle/contract/panel-details'
import { Pencil } from 'lucide-react'
import { Fragment, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { idsIn, type PersonList, personState, useListUrl } from '#lib/person-list.ts'
import { adminDate, adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Drawer, DrawerHeading, neighboursOf } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { type MemberView, memberQuery, membersQuery, type PanelMemberDetail } from './hooks.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberFlag } from './member-flag.tsx'
import { MemberLists } from './member-lists.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberStatePill } from './member-state-pill.tsx'

interface MemberDrawerProps {
  id: number
  view: MemberView
  onOpen: (id: number | undefined) => void
}

export function MemberDrawer({ id, view, onOpen }: MemberDrawerProps) {
  const { data, isError, error, refetch } = useQuery(memberQuery(id))
  const { data: list } = useQuery(membersQuery(view))
  const rows = list?.rows ?? []
  const people: PersonList = {
    label: 'in the panel',
    ids: idsIn(rows.map((row) => row.id)),
    from: { label: 'Panel', to: useListUrl('member') },
  }
  const { previous, next } = neighboursOf(rows, (row) => row.id === id)
  const known = data ?? rows.find((row) => row.id === id)
  return (
    <Drawer
      title={known?.name || known?.email || 'Panel member'}
      subtitle={known && `Id ${id}, joined ${adminDateTime(known.joinedAt)}`}
      onClose={() => onOpen(undefined)}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      footer={data && <MemberActions member={data} onDeleted={() => onOpen(undefined)} />}
    >
      {data ? (
        <MemberBody key={id} member={data} list={people} />
      ) : isError ? (
        <EmptyState
          title="This member’s details didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading this member’s details" className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Drawer>
  )
}

/** Turns 2026-11-18 into 18.11.2026, the format admins see. */
const dayOf = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')

/** Shows the start of the hash, which is enough to compare two hashes. Click it to see the rest. */
function Fingerprint({ hash }: { hash: string }) {
  return (
    <details className="group text-caption text-ink-2">
      <summary className="w-fit cursor-pointer rounded-[3px] text-ink">
        <span className="group-open:hidden">{hash.slice(0, 12)}…</span>
        <span className="hidden group-open:inline">In full</span>
      </summary>
      <span className="break-all">{hash}</span>
    </details>
  )
}

type ConsentShown = PanelMemberDetail['consents'][number]
type Imported = NonNullable<ConsentShown['imported']>

const importLine = ({ importedBy, importedAt, source }: Imported) =>
  `Imported${importedBy ? ` by ${importedBy}` : ''} on ${adminDate(importedAt)}, source: ${source}`

/** When and how the member agreed, and the subject and message from their form. */
function ConsentRecord({ consent, isPending }: { consent: ConsentShown; isPending: boolean }) {
  const { imported, agreedAt, confirmedAt, policyVersion, policyHash, subject, message } = consent
  // We didn't ask people to confirm if the import made them active members straight away.
  const wasAsked = !imported || confirmedAt !== null || isPending
  return (
    <div className="grid gap-2 border-line-2 border-b pb-2 last:border-b-0">
      {imported && <p className="wrap-anywhere text-small">{importLine(imported)}</p>}
      <dl className={FACTS}>
        {imported && (
          <>
            <dt>Consent given</dt>
            <dd>{imported.consentedOn ? dayOf(imported.consentedOn) : 'Not recorded'}</dd>
          </>
        )}
        {agreedAt && (
          <>
            <dt>Agreed</dt>
            <dd>{adminDateTime(agreedAt)}</dd>
          </>
        )}
        {wasAsked && (
          <>
            <dt>Confirmed</dt>
            <dd>{confirmedAt ? adminDateTime(confirmedAt) : 'Not yet'}</dd>
          </>
        )}
        {policyVersion && policyHash && (
          <>
            <dt>Policy</dt>
            <dd>{dayOf(policyVersion)}</dd>
            <dt>Policy SHA-256</dt>
            <dd>
              <Fingerprint hash={policyHash} />
            </dd>
          </>
        )}
        {subject && (
          <>
            <dt>Subject</dt>
            <dd>{subject}</dd>
          </>
        )}
        {message && (
          <>
            <dt>Message</dt>
            <dd className="whitespace-pre-line">{message}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

const FACTS =
  'grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-small [&>dd]:break-words [&>dt]:text-ink-3'

function MemberBody({ member, list }: { member: PanelMemberDetail; list: PersonList }) {
  const { consents, invitations, undeliverableAt } = member
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <>
      <dl className={FACTS}>
        <dt>Status</dt>
        <dd>
          <MemberStatePill state={member.state} />
        </dd>
        <dt>Email</dt>
        <dd>
          <EmailText email={member.email} />
        </dd>
        {BESIDES_NAME.map((name) => (
          <Fragment key={name}>
            <dt>{PANEL_DETAILS[name].label}</dt>
            <dd>{member[name] || '–'}</dd>
          </Fragment>
        ))}
        {member.source && (
          <>
            <dt>Came from</dt>
            <dd>
              {member.source}
              {member.provisional && '. They haven’t confirmed this address yet.'}
            </dd>
          </>
        )}
        {member.openPanel === false && (
          <>
            <dt>Invitations</dt>
            <dd>We only invite them to projects for the client whose list they’re on</dd>
          </>
        )}
        {undeliverableAt && (
          <>
            <dt>Mailbox</dt>
            <dd className="text-error">Bounced since {adminDate(undeliverableAt)}</dd>
          </>
        )}
      </dl>
      <div className="-mt-3 flex flex-wrap gap-2">
        <ButtonLink size="sm" to={`/admin/people/${member.id}`} state={personState(list)}>
          Open the person’s page
        </ButtonLink>
        <Button size="sm" variant="secondary" onClick={() => setCorrecting(true)}>
          <Pencil aria-hidden="true" className="size-3.5" />
          Correct details
        </Button>
      </div>
      {isCorrecting && <CorrectionDialog member={member} onClose={() => setCorrecting(false)} />}
      <MemberProfile member={member} />
      <MemberLists member={member} />
      <MemberFlag member={member} />
      <MemberNotes member={member} />
      <section className="grid gap-2">
        <DrawerHeading>Consent record</DrawerHeading>
        {consents.length === 0 && <p className="text-ink-2 text-small">No consent on record.</p>}
        {consents.map((consent) => (
          <ConsentRecord
            key={consent.imported?.importedAt ?? consent.agreedAt}
            consent={consent}
            isPending={member.state === 'PENDING'}
          />
        ))}
      </section>
      <section className="grid gap-2">
        <DrawerHeading>Invitations</DrawerHeading>
        {invitations.length === 0 && (
          <p className="text-ink-2 text-small">We haven’t invited them to anything yet.</p>
        )}
        <ul className="tabular grid gap-1.5 text-small">
          {invitations.map(({ researchName, status, result, invitedAt }) => (
            <li
              key={`${researchName} ${invitedAt}`}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2"
            >
              <span className="text-ink-3">{adminDate(invitedAt)}</span>
              <span>
                {researchName}, {status.toLowerCase()}
                {result && `, ${result}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
