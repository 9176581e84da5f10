// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const markExpertise: Drawn = { href: `${sheet}#mark-expertise`, width: 84, height: 72 }
