export const breakInWords = (minutes: number) => (minutes === 0 ? 'None' : `${minutes} minutes`)

export const leadInWords = (days: number) => (days === 1 ? 'Tomorrow' : `${days} days from today`)
