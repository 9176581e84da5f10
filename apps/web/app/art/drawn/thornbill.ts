// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const thornbill: Drawn = { href: `${sheet}#thornbill`, width: 232, height: 168 }
