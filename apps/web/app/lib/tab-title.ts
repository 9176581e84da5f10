import { BRAND } from '@wattle/contract/brand'

/** What tabs, bookmarks and search results call a page. */
export const tabTitle = (page: string) => `${page} | ${BRAND.name}`
