// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const tramWindow: Drawn = { href: `${sheet}#tram-window`, width: 260, height: 212 }
