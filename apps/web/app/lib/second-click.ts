/**
 * Whether this is the second click of a double click. The first click's target may be gone by then,
 * with something else in its place.
 */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1
