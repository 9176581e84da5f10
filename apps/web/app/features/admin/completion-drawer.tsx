import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { idsIn, personState, useListUrl } from '#lib/person-list.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Drawer, DrawerHeading, neighboursOf } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AnswerList } from './answer-list.tsx'
import { CompletionActions } from './completion-actions.tsx'
import { CompletionConsents } from './completion-consents.tsx'
import { SCREENING_WORDS } from './completion-table.tsx'
import { CompletionTimes } from './completion-times.tsx'
import { Contradictions } from './contradictions.tsx'
import { EmailHistory } from './email-history.tsx'
import {
  type CompletionDetail,
  type CompletionView,
  completionQuery,
  completionsQuery,
} from './hooks.ts'
import { Verdict } from './verdict.tsx'

interface CompletionDrawerProps {
  userScreenerId: number
  researchId: number
  /** The list next to the drawer. Admins can step through its rows from here. */
  view: CompletionView
  onOpen: (userScreenerId: number | undefined) => void
}

/** What one person answered, why they qualify or don't, and the emails we sent them. */
export function CompletionDrawer(props: CompletionDrawerProps) {
  const { userScreenerId, researchId, view, onOpen } = props
  const { data, isError, error, refetch } = useQuery(completionQuery(userScreenerId))
  const { data: list } = useQuery(completionsQuery(researchId, view))
  const rows = list?.rows ?? []
  const listUrl = useListUrl('respondent')
  const isOpen = (row: { userScreenerId: number }) => row.userScreenerId === userScreenerId
  const { previous, next } = neighboursOf(rows, isOpen)
  const known = data ?? rows.find(isOpen)
  return (
    <Drawer
      title={known?.fullName ?? 'Respondent'}
      subtitle={
        known &&
        `Id ${userScreenerId}, ${SCREENING_WORDS[known.status].toLowerCase()}, ${adminDateTime(known.updatedAt)}`
      }
      onClose={() => onOpen(undefined)}
      onPrevious={previous && (() => onOpen(previous.userScreenerId))}
      onNext={next && (() => onOpen(next.userScreenerId))}
      footer={
        data && (
          <>
            <CompletionActions completion={data} look="buttons" />
            {data.respondentId && (
              <ButtonLink
                variant="secondary"
                to={`/admin/people/${data.respondentId}`}
                state={personState({
                  label: view.result === 'FIT' ? 'who qualify' : 'respondents',
                  ids: idsIn(rows.map(({ respondentId }) => respondentId)),
                  from: { label: 'Respondents', to: listUrl },
                })}
              >
                Open the person’s page
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {data ? (
        <CompletionBody completion={data} />
      ) : isError ? (
        <EmptyState
          title="The answers didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the answers" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
    </Drawer>
  )
}

function CompletionBody({ completion }: { completion: CompletionDetail }) {
  const { email, answers, mails } = completion
  return (
    <>
      <Verdict completion={completion} />
      <Contradictions completion={completion} />
      <CompletionTimes completion={completion} />
      <CompletionConsents completion={completion} />
      {answers.length > 0 && (
        <section>
          <DrawerHeading>Answers</DrawerHeading>
          <AnswerList answers={answers} />
        </section>
      )}
      <EmailHistory email={email} emails={mails} />
    </>
  )
}
