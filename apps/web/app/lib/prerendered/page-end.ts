/** The last element of every page, whose parsing `rel=expect` waits for. */
export const PAGE_END = 'page-end'
