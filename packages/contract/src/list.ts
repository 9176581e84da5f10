import * as z from 'zod/mini'
import { formatCount } from './format-count.ts'
import { writtenText } from './text.ts'

export const MAX_PAGE_SIZE = 200
/** How many rows a list returns if the caller doesn't ask for a page. */
export const UNPAGED_LIMIT = 1000

/**
 * We stop counting the matches of a search here, because nobody pages that far and counting them
 * all would read the whole table.
 */
export const MOST_COUNTED = 10_000

/** Search text without control characters, because PostgreSQL rejects some of them. */
export const searchWords = z.optional(writtenText(200))

/**
 * A number in the URL. The error message names the parameter, because there's no form field to show
 * it next to.
 */
export function wholeNumber(name: string, max: number) {
  const error = `${name} must be a whole number from 1 to ${formatCount(max)}.`
  return z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,6}$/, error)),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.number().check(z.maximum(max, error)),
      ),
    ),
  )
}

/**
 * The `page`, `size` and `sort` parameters of a list. An empty `sort` means the first one allowed.
 */
export function listQuery<const S extends [string, ...string[]]>(sorts: S) {
  return z.object({
    page: wholeNumber('Page', 1_000_000),
    size: wholeNumber('Size', MAX_PAGE_SIZE),
    sort: z.optional(
      z.pipe(
        z.transform((text: unknown) => (text === '' ? sorts[0] : text)),
        z.enum(sorts, { error: `Sort must be one of ${sorts.join(', ')}.` }),
      ),
    ),
  })
}

export function pageWindow(query: { page?: number | undefined; size?: number | undefined }) {
  if (query.page === undefined) return { offset: 0, limit: query.size ?? UNPAGED_LIMIT }
  const limit = query.size ?? 50
  return { offset: (query.page - 1) * limit, limit }
}
