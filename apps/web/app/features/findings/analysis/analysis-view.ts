import { useSearchParams } from 'react-router'
import { type MatrixSort, SORTS } from './analysis-words.ts'
import type { QuoteFilter } from './hooks.ts'
import { STANCE_FILTERS } from './quotes-tab.tsx'

export const TABS = ['assumptions', 'themes', 'quotes', 'transcripts', 'verdict'] as const
export type AnalysisTab = (typeof TABS)[number]

const idIn = (address: URLSearchParams, name: string) => Number(address.get(name)) || undefined

type Changes = Record<string, string | number | undefined>

/**
 * Keeps the tab, order, drawer and filters in the URL, so people can share a view and the Back
 * button works.
 */
export function useAnalysisView() {
  const [address, setAddress] = useSearchParams()
  const addressWith = (changes: Changes) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, String(value))
      else next.delete(name)
    }
    return next
  }
  const change = (changes: Changes, options: { replace?: boolean } = {}) =>
    setAddress(addressWith(changes), { preventScrollReset: true, ...options })
  const linkWith = (changes: Changes) => `?${addressWith(changes)}`

  const filter: QuoteFilter = {
    assumptionId: idIn(address, 'about'),
    themeId: idIn(address, 'theme'),
    stance: STANCE_FILTERS.find((stance) => stance === address.get('stance')),
    search: address.get('search') ?? undefined,
  }
  return {
    tab: TABS.find((tab) => tab === address.get('tab')) ?? 'assumptions',
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'riskiest',
    open: idIn(address, 'assumption'),
    person: idIn(address, 'person'),
    filter,
    page: idIn(address, 'page') ?? 1,
    showTab: (tab: AnalysisTab) =>
      // Clears the order, drawer, filters and page of the previous tab.
      setAddress(tab === 'assumptions' ? {} : { tab }, { preventScrollReset: true }),
    showSort: (sort: MatrixSort) => change({ sort: sort === 'riskiest' ? undefined : sort }),
    showFilter: ({ assumptionId, themeId, stance, search }: QuoteFilter) =>
      change(
        { about: assumptionId, theme: themeId, stance, search, page: undefined },
        { replace: true },
      ),
    showPage: (page: number) => change({ page: page > 1 ? page : undefined }),
    openRow: (assumption: number | undefined) => change({ assumption, person: undefined }),
    linkToRow: (assumption: number, person?: number) => linkWith({ assumption, person }),
    linkToTheme: (theme: number) => `?tab=quotes&theme=${theme}`,
  }
}
