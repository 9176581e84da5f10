// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const arrow: Drawn = { href: `${sheet}#arrow`, width: 34, height: 20 }
