// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './knowledge.svg?url'

export const knowledgePeople: Drawn = { href: `${sheet}#knowledge-people`, width: 280, height: 280 }
