/** Who picks the participants: our team, anyone who qualifies, or the researcher. */
export const SELECTIONS = ['OFFICE', 'AUTOMATIC', 'RESEARCHER'] as const

export const CHOICES = ['YES', 'MAYBE', 'NO'] as const
