// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutSignature: Drawn = { href: `${sheet}#about-signature`, width: 190, height: 64 }
