// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const hundredLeaves: Drawn = { href: `${sheet}#hundred-leaves`, width: 1296, height: 104 }
