// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersClip: Drawn = { href: `${sheet}#researchers-clip`, width: 30, height: 84 }
