// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchLeaf: Drawn = { href: `${sheet}#research-leaf`, width: 1296, height: 300 }
