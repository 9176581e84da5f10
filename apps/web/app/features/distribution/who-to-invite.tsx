import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InvitationPlan } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { type Filter, getSuggestedAudience } from '@wattle/contract/filter'
import { ListChecks, Target } from 'lucide-react'
import { PlanChance } from '#features/forecast/shared/plan-chance.tsx'
import { ConditionList } from '#features/panel-filter/shared/condition-list.tsx'
import {
  type AudienceCount,
  audienceCountQuery,
  filterChoicesQuery,
} from '#features/panel-filter/shared/filter-hooks.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AudienceSum } from './audience-sum.tsx'

/** Debounces the count, so that several quick changes only cause one request. */
const SETTLED_MS = 300

const suggestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['suggested-audience', id],
    queryFn: () => call(getSuggestedAudience, { params: { id: String(id) } }),
  })

interface WhoToInviteProps {
  distributionId: number
  /** Null means everyone on the panel. */
  audience: Filter | null
  /** The form's invitation settings, such as the last day. Undefined until they're complete. */
  plan: InvitationPlan | undefined
  onChange: (audience: Filter | null) => void
}

/** Lets admins choose who to invite, and says how many people each choice leaves out. */
export function WhoToInvite({ distributionId, audience, plan, onChange }: WhoToInviteProps) {
  const filter = audience ?? { all: [] }
  const choices = useQuery(filterChoicesQuery)
  const suggestion = useQuery(suggestionQuery(distributionId))
  const settled = useDebounced(JSON.stringify(filter), SETTLED_MS)
  const count = useQuery(audienceCountQuery(settled, distributionId))
  const set = (next: Filter) => onChange(next.all.length === 0 ? null : next)
  if (!choices.data)
    return choices.isError ? (
      <Notice tone="error">
        <p>The filters didn’t load. {messageOf(choices.error)}</p>
        <Button
          size="sm"
          variant="secondary"
          className="w-fit"
          disabled={choices.isFetching}
          onClick={() => choices.refetch()}
        >
          Try again
        </Button>
      </Notice>
    ) : (
      <Loading label="Loading the filters" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
      </Loading>
    )
  const isCounting = count.isFetching || settled !== JSON.stringify(filter)
  const isEmpty = filter.all.length === 0
  return (
    <div className="grid gap-5">
      {count.isError ? (
        <Notice tone="error">
          <p>We couldn’t count these people. {messageOf(count.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="w-fit"
            disabled={count.isFetching}
            onClick={() => count.refetch()}
          >
            Count again
          </Button>
        </Notice>
      ) : count.data ? (
        <div className={isCounting ? 'opacity-60' : undefined} aria-busy={isCounting}>
          <AudienceSum count={count.data} includesUnknown={filter.includeUnknown ?? false} />
          {count.data.reachable === 0 && !isCounting && (
            <Notice tone="info" className="mt-4">
              <p>{nobodyInWords(count.data, filter)}</p>
            </Notice>
          )}
        </div>
      ) : (
        <Loading label="Counting people">
          <Skeleton className="h-16" />
        </Loading>
      )}
      {choices.data.isAllowed ? (
        <>
          <section className="grid gap-2">
            <h3 className="font-semibold font-text text-app tracking-normal">
              {isEmpty ? 'We invite everyone on the panel' : 'Invite people who match all of these'}
            </h3>
            <ConditionList
              filter={filter}
              choices={choices.data}
              count={isEmpty ? undefined : count.data}
              onChange={set}
            />
          </section>
          {!isEmpty && (
            <Switch
              className="w-fit"
              label="Include people who haven’t answered these questions"
              hint={unknownInWords(count.data?.unknown)}
              checked={filter.includeUnknown ?? false}
              onChange={({ target }) => set({ ...filter, includeUnknown: target.checked })}
            />
          )}
          {suggestion.data && (
            <Suggestion suggestion={suggestion.data} filter={filter} onUse={set} />
          )}
        </>
      ) : (
        <Notice tone="info">
          <p>
            Tell members about the new privacy policy first. Until then, we invite everyone on the
            panel. <TextLink to="/admin/settings">Open settings</TextLink>
          </p>
        </Notice>
      )}
      <PlanChance distributionId={distributionId} plan={plan} />
    </div>
  )
}

/** Says how many people the switch adds, because the sum leaves them out while it's off. */
const unknownInWords = (unknown: number | undefined) =>
  unknown === undefined
    ? 'We’ll invite them after the people who match.'
    : `${formatCount(unknown)} ${unknown === 1 ? 'person' : 'people'}. We’ll invite them after the people who match.`

/** Says why there's nobody to invite now, and what to do about it. */
function nobodyInWords({ match, unknown, resting, restingUntil }: AudienceCount, filter: Filter) {
  if (resting > 0)
    return `We’ve contacted all of these people too recently. We’ll invite them when the contact rules allow it${restingUntil ? `, the last of them on ${adminDate(restingUntil)}` : ''}.`
  if (filter.all.length === 0)
    return 'There’s nobody else on the panel we can invite to this project.'
  const isHelped = match === 0 && unknown > 0 && !filter.includeUnknown
  const others = isHelped
    ? `, or include the ${unknown === 1 ? 'person who hasn’t' : `${formatCount(unknown)} people who haven’t`} answered these questions`
    : ''
  return `Nobody matches all of these conditions. Change or remove one${others}.`
}

interface SuggestionProps {
  suggestion: CallReply<typeof getSuggestedAudience>
  filter: Filter
  onUse: (filter: Filter) => void
}

/**
 * Suggests filters for the project's audience, and lists the parts of the audience that profiles
 * don't cover.
 */
function Suggestion({ suggestion, filter, onUse }: SuggestionProps) {
  const { used, unused } = suggestion
  const has = new Set(filter.all.map((entry) => JSON.stringify(entry)))
  const missing = suggestion.filter.all.filter((entry) => !has.has(JSON.stringify(entry)))
  const isOffered = used.length > 0 && missing.length > 0
  if (!isOffered && unused.length === 0) return null
  const use = () =>
    onUse({
      all: [...filter.all, ...missing],
      includeUnknown: filter.includeUnknown ?? suggestion.filter.includeUnknown,
    })
  return (
    <section
      aria-label="Suggested from the audience"
      className="grid gap-3 rounded-card border border-line px-4 py-3 text-small"
    >
      {isOffered && (
        <div className="flex flex-wrap items-center gap-3">
          <Target aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
          <p className="min-w-48 flex-1">
            <b>Suggested from the project’s audience:</b> {used.join(', ')}.
          </p>
          <Button size="sm" variant="secondary" onClick={use}>
            {missing.length === 1 ? 'Use this' : 'Use these'}
          </Button>
        </div>
      )}
      {unused.length > 0 && (
        <div className="flex items-start gap-3 text-ink-2">
          <ListChecks aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {unused.length === 1 ? (
            <p>
              We couldn’t turn this characteristic into a filter, so only the screener checks it: ‘
              {unused[0]}’.
            </p>
          ) : (
            <div className="grid gap-1">
              <p>
                We couldn’t turn these characteristics into filters, so only the screener checks
                them:
              </p>
              <ul className="grid list-disc gap-0.5 pl-5">
                {unused.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
