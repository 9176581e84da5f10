/** Names are short. If there's more than this before the colon, it's a sentence. */
const MAX_NAME_LENGTH = 60
const MAX_NAME_WORDS = 5

/**
 * `NAME_WORD` matches words such as Priya, O’Neil, SPEAKER_00, J., 1 or (Wattle), and `SMALL_WORD`
 * the lower-case words inside a name.
 */
const NAME_WORD = /^(?:[([]?[\p{Lu}\p{N}][\p{L}\p{M}\p{N}_’'&/-]*\.?[)\]]?|\([^)]*\)?|[^(]*\))$/u
const SMALL_WORD = /^(?:al|bin|da|de|del|della|der|di|dos|du|el|la|le|of|van|von|y)$/

export const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether the text is written like a name or a label, such as Priya Naidu or Speaker 1. */
export function isNameShaped(text: string): boolean {
  const words = oneSpaced(text).split(' ')
  return (
    text.length <= MAX_NAME_LENGTH &&
    words.length <= MAX_NAME_WORDS &&
    /^[([]?\p{Lu}/u.test(words[0] ?? '') &&
    words.every((word) => NAME_WORD.test(word) || SMALL_WORD.test(word))
  )
}

const LABELLED = /^([^:]{1,60}):\s+(\S.*)$/s
const BRACKETED = /^\[([^\]:]{1,58})\]:?\s+(\S.*)$/s

export interface Labelled {
  name: string | null
  words: string
}

/** Splits "Priya Naidu: Hello" or "[SPEAKER_00]: Hello" into the name and the words. */
export function divideLabel(text: string): Labelled {
  const [, name = '', words = ''] = BRACKETED.exec(text) ?? LABELLED.exec(text) ?? []
  return name && isNameShaped(name) ? { name: oneSpaced(name), words } : { name: null, words: text }
}

/**
 * Works out who says each piece of text. A sentence can look like a label ("Honestly: no"), so a
 * label that's used only once counts only in files that label their first piece. A piece without a
 * label belongs to the previous speaker.
 */
export function labelled(texts: readonly string[]): Labelled[] {
  const divided = texts.map(divideLabel)
  const uses = new Map<string, number>()
  for (const { name } of divided) if (name) uses.set(name, (uses.get(name) ?? 0) + 1)
  const isLabelledFromStart = divided[0]?.name != null
  let speaker: string | null = null
  return divided.map(({ name, words }, index) => {
    const isLabel = name !== null && (isLabelledFromStart || (uses.get(name) ?? 0) > 1)
    if (isLabel) speaker = name
    return { name: speaker, words: isLabel ? words : (texts[index] ?? '') }
  })
}
