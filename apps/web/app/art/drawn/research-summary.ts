// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchSummary: Drawn = { href: `${sheet}#research-summary`, width: 102, height: 132 }
