const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something happened: "21 min ago", "1 h 26 min ago", "yesterday" or "3 days ago". */
export function ago(at: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(at)
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h${minutes ? ` ${minutes} min` : ''} ago`
  const days = Math.floor(ms / DAY)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** How long something has been waiting, such as "Waiting since yesterday". */
export function waiting(at: string, now: string): string {
  const days = Math.floor((Date.parse(now) - Date.parse(at)) / DAY)
  if (days < 1) return 'Waiting less than a day'
  return days === 1 ? 'Waiting since yesterday' : `Waiting ${days} days`
}
