// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-5.svg?url'

export const case5Pages: Drawn = { href: `${sheet}#case-5-pages`, width: 640, height: 320 }
