import type { Period } from './scales.ts'

/** What is known of one field: enough to hide a wanted answer among true-sounding others. */
export type Domain = {
  name: string
  /** Whether its people are met at work or at home. */
  side: 'work' | 'home'
  /** The field itself, as an answer. */
  area: string
  /** Words that speak for it. */
  cues: string[]
  /** Who ideas of the field are for, and who works or lives beside them. */
  roles: string[]
  peers: string[]
  /** What its people have done, what has gone wrong for them, and with what they work. */
  tasks: string[]
  hassles: string[]
  tools: string[]
  /** What its money is spent on, and who earns it: the latter are not interviewed. */
  spend: string
  trade: string
  period: Period
  /** Ask for tasks, not for what is wrong with a person. */
  sensitive: boolean
}

type Lists = 'roles' | 'peers' | 'tasks' | 'hassles' | 'tools'
type Written = Omit<Domain, Lists | 'cues' | 'sensitive'> &
  Record<Lists | 'cues', string> & { sensitive?: true }

/** A row as it is written by hand: lists divided by strokes, cues by spaces. */
export function domain(row: Written): Domain {
  const list = (text: string) => text.split(' / ').map((entry) => entry.trim())
  return {
    ...row,
    cues: row.cues.split(' ').map((cue) => cue.replaceAll('_', ' ')),
    roles: list(row.roles),
    peers: list(row.peers),
    tasks: list(row.tasks),
    hassles: list(row.hassles),
    tools: list(row.tools),
    sensitive: row.sensitive ?? false,
  }
}
