import { BRAND } from '@wattle/contract/brand'

/** A page's title in tabs, bookmarks and search results. */
export const tabTitle = (page: string) => `${page} | ${BRAND.name}`
