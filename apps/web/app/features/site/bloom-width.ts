/**
 * The width of one bloom in `caseTally`, a row of blooms. Cutting the drawing off at a multiple of it
 * shows that many blooms.
 */
export const BLOOM_WIDTH = 40
