// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const giantBloom: Drawn = { href: `${sheet}#giant-bloom`, width: 800, height: 800 }
