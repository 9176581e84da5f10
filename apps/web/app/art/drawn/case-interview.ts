// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const caseInterview: Drawn = { href: `${sheet}#case-interview`, width: 800, height: 96 }
