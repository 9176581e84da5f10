// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const sprig: Drawn = { href: `${sheet}#sprig`, width: 820, height: 1000 }
