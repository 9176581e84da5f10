import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { focusStart } from '#lib/focus-start.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AboutMe } from './about-me.tsx'
import { comingInterviews } from './coming-interviews.ts'
import { ContactLimits } from './contact-limits.tsx'
import { memberQuery } from './hooks.ts'
import { JoinConfirmation } from './join-confirmation.tsx'
import { MemberDetailsForm } from './member-details-form.tsx'
import { MemberRecord } from './member-record.tsx'
import { MembershipActions } from './membership-actions.tsx'
import { OpenStudies } from './open-studies.tsx'
import { ThankYou } from './thank-you.tsx'
import { WhatComesNext } from './what-comes-next.tsx'
import { WhichIsRight } from './which-is-right.tsx'

/** A panel member's own page, opened with the link in their email. */
export function MemberPage({ memberKey }: { memberKey: string | undefined }) {
  const [isDeleted, setIsDeleted] = useState(false)
  if (isDeleted) return <Farewell />
  if (!memberKey) return <NoLink />
  return <KnownMember memberKey={memberKey} onDeleted={() => setIsDeleted(true)} />
}

function KnownMember({ memberKey, onDeleted }: { memberKey: string; onDeleted: () => void }) {
  const member = useQuery(memberQuery(memberKey))
  if (member.isPending) {
    return (
      <Loading label="Loading your page" className="grid gap-4">
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  if (member.isError) {
    if (member.error instanceof CallError && member.error.status < 500 && member.error.status > 0)
      return <NoLink />
    return (
      <Message title="Your page didn’t load">
        <p>{messageOf(member.error)}</p>
        <Button onClick={() => member.refetch()}>Try again</Button>
      </Message>
    )
  }
  const shared = { memberKey, member: member.data }
  const { state, toConfirm } = member.data
  const isOnPanel = state === 'ACTIVE' || state === 'PAUSED'
  // Nothing happens next for paused members and people who left, unless they're joining again.
  const isInvited = toConfirm || state === 'ACTIVE' || state === 'PENDING'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {toConfirm ? (
        <JoinConfirmation {...shared} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <MembershipActions {...shared} />
          <ThankYou {...shared} />
          <OpenStudies member={member.data} />
          {isOnPanel && <WhichIsRight {...shared} />}
          {isOnPanel && <AboutMe {...shared} />}
          <ContactLimits {...shared} />
          <MemberDetailsForm key={member.data.email} {...shared} />
          <MemberRecord {...shared} onDeleted={onDeleted} />
        </div>
      )}
      {isInvited && <WhatComesNext isBooked={comingInterviews(member.data).length > 0} />}
    </div>
  )
}

function NoLink() {
  return (
    <Message title="This link doesn’t work">
      <p>
        The link may be incomplete, or the page may have been deleted. Open our latest email and
        press the button there, or join again. Joining takes a minute.
      </p>
      <ButtonLink reloadDocument to="/recruitment/participants#contact-form">
        Join our panel
      </ButtonLink>
    </Message>
  )
}

function Farewell() {
  // The page is now short and the pressed button is gone, so this scrolls to the top and focuses
  // the heading.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusStart()
  }, [])
  return (
    <Message title="We’ve deleted your data">
      <p>
        We only keep a scrambled form of your email address, so we never email you again by mistake.
        If you were interviewed, the researcher keeps their notes, without your name. Thanks for
        being on our panel.
      </p>
      <ButtonLink reloadDocument to="/">
        Go to the home page
      </ButtonLink>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-[40em] justify-items-start gap-5 text-ink-2 text-lead">
      <h1 className="text-h1 text-ink" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
