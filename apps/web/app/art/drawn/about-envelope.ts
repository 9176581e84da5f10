// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutEnvelope: Drawn = { href: `${sheet}#about-envelope`, width: 380, height: 240 }
