/** Keeps times that people typed, such as "3 am", on one line. */
export const unbrokenTimes = (text: string): string =>
  text.replace(/(\d) (?=[ap]m\b)/gi, '$1\u00a0')
