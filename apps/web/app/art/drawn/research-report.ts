// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchReport: Drawn = { href: `${sheet}#research-report`, width: 102, height: 132 }
