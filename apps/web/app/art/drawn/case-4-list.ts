// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-4.svg?url'

export const case4List: Drawn = { href: `${sheet}#case-4-list`, width: 280, height: 330 }
