const REFUSED = /^\s*q\s*=\s*0(\.0*)?\s*$/i

/**
 * Whether an Accept-Encoding header allows this encoding. A named encoding takes precedence over
 * `*`.
 */
export function accepts(offers: string, encoding: string): boolean {
  let takesAll = false
  for (const offer of offers.split(',')) {
    const [name = '', quality = ''] = offer.split(';')
    const named = name.trim().toLowerCase()
    if (named === encoding) return !REFUSED.test(quality)
    if (named === '*') takesAll = !REFUSED.test(quality)
  }
  return takesAll
}
