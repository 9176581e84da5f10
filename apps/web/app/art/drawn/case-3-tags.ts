// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-3.svg?url'

export const case3Tags: Drawn = { href: `${sheet}#case-3-tags`, width: 300, height: 330 }
