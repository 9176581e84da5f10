/** The last part of a public page. A page without it is painted when all of it has come, too. */
export const PAGE_END = 'page-end'
