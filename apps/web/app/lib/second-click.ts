/**
 * Whether this is the second click of a double click. What the first click hit may be gone, with
 * something else in its place.
 */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1
