/** Writes an hour of the day as "7 pm", "noon" or "midnight". */
export function hourInWords(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`
}
