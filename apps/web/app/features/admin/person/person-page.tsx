import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ContactLine } from './contact-line.tsx'
import { NextInterview } from './next-interview.tsx'
import { PersonConsents } from './person-consents.tsx'
import { PersonPayments } from './person-payments.tsx'
import { interviewsOf, nameOf, type Person, personQuery } from './person-query.ts'
import { PersonTimeline } from './person-timeline.tsx'
import { PersonWords } from './person-words.tsx'
import { Reliability } from './reliability.tsx'

interface PersonPageProps {
  id: number
  /** Renders the person's state on the panel, next to their name. */
  state: (person: Person) => ReactNode
  actions: (person: Person) => ReactNode
  /** Renders sections from other features, at the top of the column beside the timeline. */
  sections?: (person: Person) => ReactNode
}

/** A phone shows either the timeline or the column beside it, so neither is far down the page. */
const PARTS = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'about', label: 'Profile and notes' },
] as const
type Part = (typeof PARTS)[number]['value']

/** Everything about one person. The next interview is at the top. */
export function PersonPage({ id, state, actions, sections }: PersonPageProps) {
  const { data: person, isError, error, refetch } = useQuery(personQuery(id))
  const [part, setPart] = useState<Part>('timeline')
  if (!person)
    return isError ? (
      <>
        <h1 className="sr-only">Panel member</h1>
        <EmptyState
          title="This person’s page didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      </>
    ) : (
      <Waiting />
    )
  return (
    <div className={COLUMNS}>
      <div className={TIMELINE}>
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-72 gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="wrap-anywhere text-h2">{nameOf(person)}</h1>
              {state(person)}
            </div>
            <ContactLine person={person} />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Reliability interviews={interviewsOf(person)} />
            <a href={`mailto:${person.email}`} className={buttonLook({ variant: 'secondary' })}>
              <Mail aria-hidden="true" className="size-4.5" />
              Email
            </a>
            {actions(person)}
          </div>
        </header>
        <StateNotice person={person} />
        <NextInterview person={person} />
        <div className="sm:hidden">
          <Segmented label="Section of the page" choices={PARTS} value={part} onChange={setPart} />
        </div>
        <div className={cx(part !== 'timeline' && 'max-sm:hidden')}>
          <PersonTimeline person={person} />
        </div>
      </div>
      <div className={cx(part !== 'about' && 'max-sm:hidden', BESIDE)}>
        {sections?.(person)}
        <PersonConsents person={person} />
        <PersonWords person={person} />
        <PersonPayments person={person} />
      </div>
    </div>
  )
}

const COLUMNS =
  '-my-6 lg:-my-7 grid lg:-mr-8 lg:gap-8 xl:min-h-[calc(100dvh-3.6rem)] xl:grid-cols-[minmax(0,1fr)_22rem]'
const TIMELINE = 'grid min-w-0 content-start gap-6 py-6 lg:py-7'
const BESIDE =
  'grid content-start gap-5 border-line bg-surface py-7 max-xl:-mx-5 max-xl:border-t max-xl:px-5 lg:max-xl:-ml-8 lg:max-xl:mr-0 lg:max-xl:px-8 xl:border-l xl:px-6'

/** A skeleton with the same layout as the loaded page, so nothing jumps when the data arrives. */
function Waiting() {
  return (
    <div className={COLUMNS}>
      <div className={TIMELINE}>
        <h1 className="sr-only">Panel member</h1>
        <Loading label="Loading this person’s page" className="grid gap-6">
          <div className="grid gap-3">
            <Skeleton className="h-8 w-60" />
            <Skeleton className="h-4 w-full max-w-100" />
          </div>
          <Skeleton className="h-7 w-32" />
          {[1, 2].map((study) => (
            <div key={study} className="grid gap-3">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-7" />
              <Skeleton className="h-7" />
            </div>
          ))}
        </Loading>
      </div>
      <div className={cx(BESIDE, 'max-sm:hidden')}>
        <div aria-hidden="true" className="grid gap-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </div>
    </div>
  )
}

/** If we don't invite this person, says why. Also says whether to handle them with care. */
function StateNotice({ person }: { person: Person }) {
  const { state, leftAt, undeliverableAt, flag, flagReason } = person
  const why = {
    ACTIVE: undefined,
    PENDING: 'They haven’t confirmed yet, so we don’t invite them.',
    PAUSED: 'They’re paused, so we don’t invite them for now.',
    LEFT: `They left the panel${leftAt ? ` on ${adminDate(leftAt)}` : ''}. Only they can rejoin, using the form on our site.`,
  }[state]
  const bounced =
    undeliverableAt &&
    `Emails to this address have bounced since ${adminDate(undeliverableAt)}, so we don’t send any.`
  const because = flagReason ? `: “${flagReason}”` : '.'
  const flagged =
    (flag === 'DO_NOT_INVITE' && `Our team marked them as “Don’t invite”${because}`) ||
    (flag === 'CARE' && `Handle with care${because}`)
  if (!why && !bounced && !flagged) return null
  return (
    <Notice tone="warning">
      <p>{[why, bounced, flagged].filter(Boolean).join(' ')}</p>
    </Notice>
  )
}
