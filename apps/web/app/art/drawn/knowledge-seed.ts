// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './knowledge.svg?url'

export const knowledgeSeed: Drawn = { href: `${sheet}#knowledge-seed`, width: 280, height: 280 }
