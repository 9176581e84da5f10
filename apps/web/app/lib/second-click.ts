/** Of a double click: what the first one was meant for is gone, and something else stands in its place. */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1
