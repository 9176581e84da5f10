// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const hundredLeavesNarrow: Drawn = {
  href: `${sheet}#hundred-leaves-narrow`,
  width: 560,
  height: 192,
}
