export const DECISIONS = ['GO', 'CHANGE', 'STOP'] as const
export type Decision = (typeof DECISIONS)[number]

export const DECISION_LABELS: Record<Decision, string> = {
  GO: 'Go',
  CHANGE: 'Change',
  STOP: 'Stop',
}
