const HEADING = /^(?:transcript|[^:]+ - transcript)$/i
const LIST = /^(?:attendees|invited|participants|speakers|(?:summary )?keywords)$/i
const FACT =
  /^(?:date|duration|length|location|meeting|organi[sz]er|participants|recorded|subject|time|title)\s*:/i
const NOTE =
  /^(?:transcribed by https?:|(?:meeting|recording|transcription) (?:started|ended|stopped)\b|this editable transcript was computer generated)|\b(?:started|stopped) transcription$/i

/**
 * Lines that meeting apps write around the speech. Some headings have a list of names below them.
 */
export function frameOf(line: string): 'alone' | 'before a list' | undefined {
  if (LIST.test(line)) return 'before a list'
  return HEADING.test(line) || FACT.test(line) || NOTE.test(line) ? 'alone' : undefined
}
