// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchColumns: Drawn = { href: `${sheet}#research-columns`, width: 102, height: 132 }
