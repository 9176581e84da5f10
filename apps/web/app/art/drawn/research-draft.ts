// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './research.svg?url'

export const researchDraft: Drawn = { href: `${sheet}#research-draft`, width: 102, height: 132 }
