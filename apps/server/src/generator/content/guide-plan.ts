/**
 * The parts of a guide. A topic in braces has several phrasings. A question in braces depends on the brief
 * and its kind.
 */
export const ORDINARY_GUIDE = [
  { topic: '{start}', questions: ['{W1}', '{W2}', '{W3}'] },
  { topic: '{last time}', questions: ['{L1}', '{last}'] },
  { topic: '{core topic}', questions: ['{core}', '{K4}'] },
  { topic: '{wrong}', questions: ['{B1}', '{B2}', '{B3}'] },
  { topic: '{cost}', questions: ['{C1}', '{C2}'] },
  { topic: '{today}', questions: ['{D1}', '{D3}'] },
  { topic: '{end}', questions: ['{Z1}', '{Z2}', '{Z3}'] },
]

/** Suffixes of the questions and topics that depend on the part of life. */
export const LIFE_IDS = { PAID: 'work', UNPAID: 'unpaid', PRIVATE: 'private' } as const
export const START_TOPICS = {
  PAID: 'startWork',
  UNPAID: 'startUnpaid',
  PRIVATE: 'startPrivate',
} as const
