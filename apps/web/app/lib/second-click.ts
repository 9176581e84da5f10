/**
 * The second click of a double click: what the first one hit is gone, and something else is in its
 * place.
 */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1
