// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case4WaitingRoom: Drawn = {
  href: `${sheet}#case-4-waiting-room`,
  width: 620,
  height: 740,
}
