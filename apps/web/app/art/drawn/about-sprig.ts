// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutSprig: Drawn = { href: `${sheet}#about-sprig`, width: 420, height: 420 }
