// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const notebook: Drawn = { href: `${sheet}#notebook`, width: 230, height: 236 }
