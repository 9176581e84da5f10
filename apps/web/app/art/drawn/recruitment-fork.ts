// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './recruitment.svg?url'

export const recruitmentFork: Drawn = { href: `${sheet}#recruitment-fork`, width: 420, height: 340 }
