import { isoDayIn } from '@wattle/contract/date-formats'
import type { Deps } from '#deps.ts'
import { addViews } from '#features/analytics/service.ts'
import type { Past } from './past.ts'

const DAYS = 60
const WEEK = 7

/** How often each page is viewed on a working day, and the sites that link to it. */
const PAGES = [
  { path: '/', views: 46, from: ['search.example', 'social.example', 'news.example'] },
  { path: '/recruitment/participants', views: 31, from: ['social.example', 'fieldday.example'] },
  { path: '/recruitment', views: 17, from: ['search.example'] },
  { path: '/research', views: 14, from: ['search.example'] },
  { path: '/startups', views: 19, from: ['startup-news.example'] },
  { path: '/case', views: 12, from: [] },
  { path: '/case/1', views: 8, from: ['social.example'] },
  { path: '/about', views: 7, from: [] },
  { path: '/login', views: 11, from: [] },
  { path: '/platform', views: 23, from: [] },
]

/** Page views over the last 60 days: fewer at weekends, and slightly more every week. */
export async function fillVisits(deps: Deps, past: Past): Promise<void> {
  const views = Array.from({ length: DAYS }, (_, at) => viewsOf(deps, past, at - DAYS + 1))
  await addViews(deps, views.flat())
}

function viewsOf({ config }: Deps, past: Past, days: number) {
  const day = isoDayIn(past.day(days, 12), config.agencyTimeZone)
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const growth = 1 + Math.floor((days + DAYS) / WEEK) / 10
  return PAGES.flatMap(({ path, views, from }, page) => {
    const ripple = 0.8 + (((days + DAYS) * 13 + page * 29) % 40) / 100
    const all = Math.max(1, Math.round(views * growth * ripple * (isWeekend ? 0.4 : 1)))
    const foreign = from.map((referrerHost, at) => ({
      day,
      path,
      referrerHost,
      views: Math.max(1, Math.round(all / (3 + at * 2))),
    }))
    return [{ day, path, referrerHost: '', views: all }, ...foreign]
  })
}
