// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const gumLeaf: Drawn = { href: `${sheet}#gum-leaf`, width: 312, height: 90 }
