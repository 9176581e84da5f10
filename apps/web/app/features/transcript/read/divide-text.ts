/**
 * Splits text into pieces of at most `most` characters. Splits after a sentence if possible,
 * otherwise between words.
 */
export function divideText(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const start = rest.slice(0, most)
    const sentence = Math.max(...['. ', '? ', '! '].map((end) => start.lastIndexOf(end) + 1))
    const cut = [sentence, start.lastIndexOf(' ')].find((at) => at > most / 2) ?? most
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pieces, rest].filter((piece) => piece !== '')
}
