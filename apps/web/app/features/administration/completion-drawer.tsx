import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/call.ts'
import { adminDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Drawer, neighboursOf } from '#ui/drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AnswerList } from './answer-list.tsx'
import { CompletionActions, canBeScheduled } from './completion-actions.tsx'
import { SCREENING_WORDS } from './completion-table.tsx'
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
  /** Of the list beside it: its rows are the ones to step through. */
  view: CompletionView
  onOpen: (userScreenerId: number | undefined) => void
}

/** What one person answered, why they fit or not, and the mails they got. */
export function CompletionDrawer(props: CompletionDrawerProps) {
  const { userScreenerId, researchId, view, onOpen } = props
  const { data, isError, error, refetch } = useQuery(completionQuery(userScreenerId))
  const { data: list } = useQuery(completionsQuery(researchId, view))
  const rows = list?.rows ?? []
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
        data && canBeScheduled(data) && <CompletionActions completion={data} look="buttons" />
      }
    >
      {data ? (
        <CompletionBody completion={data} />
      ) : isError ? (
        <EmptyState
          title="This did not load"
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
      {answers.length > 0 && (
        <section>
          <h3 className="font-semibold font-text text-app tracking-normal">Answers</h3>
          <AnswerList answers={answers} />
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="font-semibold font-text text-app tracking-normal">History of mails</h3>
        {email && <p className="break-all text-ink-2 text-small">To {email}</p>}
        {mails.length === 0 ? (
          <p className="text-ink-2 text-small">No mail is kept.</p>
        ) : (
          <ul className="tabular grid gap-1.5 text-small">
            {mails.map(({ id, kind, state, createdAt }) => (
              <li key={id} className="grid grid-cols-[8.75rem_minmax(0,1fr)] gap-2">
                <span className="text-ink-3">{adminDateTime(createdAt)}</span>
                <span>
                  <TextLink to={`/admin/outbox?mail=${id}`}>{mailWord(kind)}</TextLink>,{' '}
                  {state.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** "distribution.invitation" is "Invitation" to people. */
function mailWord(kind: string): string {
  const words = (kind.split('.').at(-1) ?? kind).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
