// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './sign-in.svg?url'

export const signInBranch: Drawn = { href: `${sheet}#sign-in-branch`, width: 720, height: 1040 }
