const UNITS = [
  { seconds: 86_400, word: 'd' },
  { seconds: 3600, word: 'h' },
  { seconds: 60, word: 'min' },
  { seconds: 1, word: 's' },
] as const

/** A duration in its two largest units, such as "2 min 40 s" or "1 d 4 h". */
export function shortDuration(seconds: number): string {
  const first = UNITS.findIndex((unit) => seconds >= unit.seconds)
  if (first < 0) return '0 s'
  const [large, small] = UNITS.slice(first)
  if (!large) return '0 s'
  const whole = Math.floor(seconds / large.seconds)
  const rest = small ? Math.floor((seconds % large.seconds) / small.seconds) : 0
  return [`${whole} ${large.word}`, ...(small && rest > 0 ? [`${rest} ${small.word}`] : [])].join(
    ' ',
  )
}
