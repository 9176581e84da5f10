/**
 * The width of one bloom in `caseTally`, a row of blooms. Cropping the drawing to a multiple of
 * this width shows that many blooms.
 */
export const BLOOM_WIDTH = 40
