export type Outline = { topic: string; questions: string[] }[]

/**
 * The parts of a guide. A topic or question is either the text itself or the name of a row that
 * depends on the brief. "last" and "core" stand for several questions about the kind of activity.
 * " ¦ " splits a question's phrasings.
 */
export const ORDINARY_GUIDE: Outline = [
  { topic: 'start', questions: ['W1', 'W2', 'W3'] },
  { topic: 'last time', questions: ['L1', 'last'] },
  { topic: 'core topic', questions: ['core'] },
  { topic: 'wrong', questions: ['B1', 'B2', 'B3', 'B4'] },
  { topic: 'cost', questions: ['C1', 'C2'] },
  { topic: 'today', questions: ['D1', 'D3'] },
  { topic: 'end', questions: ['Z1', 'Z2', 'Z3'] },
]
