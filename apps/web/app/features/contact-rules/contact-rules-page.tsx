import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { contactRulesQuery, type RulesState } from './hooks.ts'
import { rulesInWords } from './rule-words.ts'
import { RulesForm } from './rules-form.tsx'

/** Lets admins change the contact rules: when and how often we may invite people. */
export function ContactRulesPage() {
  const { data, isError, error, refetch } = useQuery(contactRulesQuery)
  return (
    <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h1 className="text-h2">Contact rules</h1>
        <p className="max-w-[60ch] text-ink-2">
          Members leave if we email them too often or in the middle of the night. These rules apply
          to every project, and the strictest one counts. Members can set their own limits on their
          page.
        </p>
      </div>
      {data ? (
        <>
          {data.isApplying && (
            <Notice tone="info">
              We’re applying your change to every member. We won’t send invitations until that’s
              done.
            </Notice>
          )}
          <RulesForm state={data} />
          <History history={data.history} />
        </>
      ) : isError ? (
        <EmptyState
          title="The rules didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the rules" className="grid gap-3">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </div>
  )
}

function History({ history }: Pick<RulesState, 'history'>) {
  return (
    <section aria-labelledby="rules-history" className="grid gap-2">
      <h2 id="rules-history" className="text-h3">
        History
      </h2>
      {history.length === 0 && <p className="text-ink-2">Nobody has changed the rules yet.</p>}
      <ol className="grid">
        {history.map(({ rules, setAt, setBy }) => (
          <li key={setAt} className="grid gap-0.5 border-line-2 border-t py-2.5 text-small">
            <span className="tabular text-ink-2">
              {adminDateTime(setAt)}
              {setBy && `, ${setBy}`}
            </span>
            <span>{rulesInWords(rules)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
