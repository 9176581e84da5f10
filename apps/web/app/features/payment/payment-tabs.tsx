import { formatSums, type PaymentTab } from '@wattle/contract/payment'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDate, monthName } from '#lib/time/date-formats.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Summary } from './hooks.ts'

type Totals = Summary['tabs'][number]

const TABS: { tab: Exclude<PaymentTab, 'VOID'>; label: string; search: string }[] = [
  { tab: 'OWED', label: 'Owed', search: '' },
  { tab: 'APPROVED', label: 'Approved', search: 'tab=APPROVED' },
  { tab: 'SENT', label: 'Sent', search: 'tab=SENT&month=THIS&sort=INTERVIEW_AT_DESC' },
  { tab: 'PROBLEMS', label: 'Problems', search: 'tab=PROBLEMS' },
]

interface PaymentTabsProps {
  selected: PaymentTab
  /** Whether the list only covers this month, like the number on the Sent tab. */
  isThisMonth: boolean
  summary: Summary | undefined
  isFailed: boolean
}

/**
 * A tab for each payment state, with the number of payments and their total. Tabs are links, so
 * each has its own URL.
 */
export function PaymentTabs({ selected, isThisMonth, summary, isFailed }: PaymentTabsProps) {
  const voided = summary?.tabs.find(({ tab }) => tab === 'VOID')
  return (
    <nav aria-label="Payments by status" className="@container grid gap-2">
      <ul className="grid @min-[38rem]:grid-cols-4 grid-cols-2 overflow-hidden rounded-card border border-line bg-surface [&>li]:border-line">
        {TABS.map(({ tab, label, search }) => {
          const totals = summary?.tabs.find((one) => one.tab === tab)
          return (
            <li
              key={tab}
              className="not-first:border-l @max-[38rem]:odd:border-l-0 @max-[38rem]:nth-[n+3]:border-t"
            >
              <Link
                to={`?${search}`}
                aria-current={
                  tab === selected && (tab !== 'SENT' || isThisMonth) ? 'page' : undefined
                }
                className={cx(
                  'group relative grid h-full content-start gap-0.5 px-4 py-3 no-underline -outline-offset-4 hover:bg-paper aria-[current=page]:bg-gum-tint',
                )}
              >
                <span className="flex items-center gap-2 font-semibold group-aria-[current=page]:text-gum">
                  {label}
                  {totals && (
                    <span className="tabular rounded-input bg-sunk px-1.5 font-medium text-caption text-ink-2 group-aria-[current=page]:bg-surface">
                      {formatCount(totals.count)}
                    </span>
                  )}
                </span>
                {totals ? (
                  <span
                    className={cx(
                      'tabular font-semibold text-title group-aria-[current=page]:text-gum',
                      tab === 'PROBLEMS' && totals.count > 0 && 'text-error!',
                    )}
                  >
                    {formatSums(totals.sums)}
                  </span>
                ) : isFailed ? (
                  <span className="text-ink-2 text-title">–</span>
                ) : (
                  <Skeleton className="my-1.5 h-5 w-24" />
                )}
                <span className="min-h-5 text-caption text-ink-2">
                  {summary && totals && aboutTab(tab, totals, summary)}
                </span>
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 bottom-0 h-1 bg-gum opacity-0 group-aria-[current=page]:opacity-100 forced-colors:bg-[Highlight]"
                />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        <OtherList
          search="tab=SENT&sort=INTERVIEW_AT_DESC"
          isCurrent={selected === 'SENT' && !isThisMonth}
        >
          All sent payments
        </OtherList>
        {voided && (voided.count > 0 || selected === 'VOID') && (
          <OtherList search="tab=VOID" isCurrent={selected === 'VOID'}>
            Voided, or failed and paid again ({formatCount(voided.count)})
          </OtherList>
        )}
      </p>
    </nav>
  )
}

interface OtherListProps {
  search: string
  isCurrent: boolean
  children: ReactNode
}

/** A link to a list that has no tab. */
function OtherList({ search, isCurrent, children }: OtherListProps) {
  return (
    <Link
      to={`?${search}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="text-ink-2 underline underline-offset-2 hover:text-gum aria-[current=page]:font-semibold aria-[current=page]:text-gum"
    >
      {children}
    </Link>
  )
}

function aboutTab(tab: PaymentTab, { count, oldestAt }: Totals, { problems }: Summary): string {
  if (tab === 'SENT') return `in ${monthName(new Date())}`
  if (count === 0) return tab === 'PROBLEMS' ? 'none' : 'nothing waiting'
  if (tab === 'OWED') return oldestAt ? `due since ${adminDate(oldestAt)}` : ''
  if (tab === 'APPROVED') return 'ready to pay'
  const parts = [
    problems.failed > 0 && `${problems.failed} failed`,
    problems.unearned > 0 && `${problems.unearned} to check`,
  ]
  return parts.filter(Boolean).join(', ')
}
