/**
 * Who picks the participants: our team (TEAM) or the researcher. With AUTOMATIC, nobody does, so
 * anyone who qualifies can book.
 */
export const SELECTIONS = ['TEAM', 'AUTOMATIC', 'RESEARCHER'] as const
export type Selection = (typeof SELECTIONS)[number]

export const SELECTION_LABELS: Record<Selection, string> = {
  TEAM: 'Our team',
  AUTOMATIC: 'Anyone who qualifies books straight away',
  RESEARCHER: 'I’ll pick from an anonymous list',
}

export const CHOICES = ['YES', 'MAYBE', 'NO'] as const
export type Choice = (typeof CHOICES)[number]
