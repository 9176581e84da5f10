const HEADING = /^(?:transcript|[^:]+ - transcript)$/i
const LIST = /^(?:attendees|invited|participants|speakers|(?:summary )?keywords)$/i
const FACT =
  /^(?:date|duration|length|location|meeting|organi[sz]er|participants|recorded|subject|time|title)\s*:/i
const NOTE =
  /^(?:transcribed by https?:|(?:meeting|recording|transcription) (?:started|ended|stopped)\b|this editable transcript was computer generated)|\b(?:started|stopped) transcription$/i

/**
 * Recognises lines that meeting apps add around the speech. 'before a list' means that the next
 * line lists names or keywords.
 */
export function frameOf(line: string): 'alone' | 'before a list' | undefined {
  if (LIST.test(line)) return 'before a list'
  return HEADING.test(line) || FACT.test(line) || NOTE.test(line) ? 'alone' : undefined
}
