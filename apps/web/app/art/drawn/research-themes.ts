// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchThemes: Drawn = { href: `${sheet}#research-themes`, width: 102, height: 132 }
