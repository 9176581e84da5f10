// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-none.svg?url'

export const caseNone: Drawn = { href: `${sheet}#case-none`, width: 440, height: 360 }
