const FORMAT = new Intl.NumberFormat('en-AU')

/** Writes a number with thousands separators, such as '12,500'. */
export const formatCount = (count: number | bigint): string => FORMAT.format(count)
