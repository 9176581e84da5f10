/** Puts a dot after each item in a row except the last. Screen readers don’t read it. */
export const DOT_BETWEEN = "not-last:after:ml-2 not-last:after:content-['·'/'']"
