const AND = new Intl.ListFormat('en-AU')
const OR = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** Joins the parts, as in "1, 2 and 5". */
export const andList = (parts: readonly (string | number)[]) => AND.format(parts.map(String))

/** Joins the parts, as in "1, 2 or 5". */
export const orList = (parts: readonly (string | number)[]) => OR.format(parts.map(String))
