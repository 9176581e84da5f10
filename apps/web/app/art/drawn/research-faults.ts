// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchFaults: Drawn = { href: `${sheet}#research-faults`, width: 102, height: 132 }
