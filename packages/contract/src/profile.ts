export const FIELD_KINDS = ['CHOICE', 'MULTI', 'NUMBER', 'YEAR'] as const
/** Who fills a field in: the member on their page, or only our team. */
export const FIELD_ASKERS = ['PAGE', 'ADMIN'] as const
/** Where an answer came from. A later source in this list never overwrites an earlier one. */
export const PROFILE_SOURCES = ['SELF', 'SCREENER', 'ADMIN', 'IMPORT', 'DERIVED'] as const
export const MEMBER_FLAGS = ['NONE', 'CARE', 'DO_NOT_INVITE'] as const
