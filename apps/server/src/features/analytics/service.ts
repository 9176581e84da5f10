import { countedPath } from '@wattle/contract/paths'
import type { Deps } from '#deps.ts'
import { insertView, insertViews } from './queries.ts'

type View = { path: string; referrer?: string | null | undefined }

/** Counts a view of a page that exists. Anything else is silently not counted. */
export async function countPageView(
  deps: Deps,
  { path, referrer }: View,
  isKnownPath: (path: string) => boolean,
): Promise<undefined> {
  const counted = countedPath(path)
  if (!counted || !isKnownPath(path)) return
  const { db, now, config } = deps
  const day = now().toLocaleDateString('en-CA', { timeZone: config.agencyTimeZone })
  await insertView(db, {
    day,
    path: counted,
    referrerHost: foreignHost(referrer, config.publicUrl),
  })
}

/** For the demonstration: what was counted before. */
export const addViews = ({ db }: Deps, views: Parameters<typeof insertViews>[1]) =>
  insertViews(db, views)

/** The host that a visitor came from; empty where it is our own or cannot be read. */
function foreignHost(referrer: string | null | undefined, publicUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { host } = new URL(referrer)
  return host === new URL(publicUrl).host ? '' : host.slice(0, 200)
}
