// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutYears: Drawn = { href: `${sheet}#about-years`, width: 400, height: 400 }
