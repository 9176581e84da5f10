// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './knowledge.svg?url'

export const knowledgeTalk: Drawn = { href: `${sheet}#knowledge-talk`, width: 280, height: 280 }
