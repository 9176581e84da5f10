// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './knowledge.svg?url'

export const knowledgeQuestion: Drawn = {
  href: `${sheet}#knowledge-question`,
  width: 280,
  height: 280,
}
