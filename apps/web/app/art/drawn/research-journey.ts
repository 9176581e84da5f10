// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchJourney: Drawn = { href: `${sheet}#research-journey`, width: 102, height: 132 }
