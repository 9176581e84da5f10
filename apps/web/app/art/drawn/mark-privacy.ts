// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const markPrivacy: Drawn = { href: `${sheet}#mark-privacy`, width: 84, height: 72 }
