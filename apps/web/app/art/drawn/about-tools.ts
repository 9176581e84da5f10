// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutTools: Drawn = { href: `${sheet}#about-tools`, width: 400, height: 400 }
