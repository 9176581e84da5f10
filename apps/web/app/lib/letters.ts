/** a, b, ... z, aa, ab: how the questions of a part are counted. */
export function letterOf(at: number): string {
  const last = String.fromCharCode(97 + (at % 26))
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last
}
