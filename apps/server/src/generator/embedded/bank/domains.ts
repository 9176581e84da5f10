import { ANYONE_AT_HOME, ANYONE_AT_WORK } from './anyone.ts'
import type { Domain } from './domain.ts'
import { HEALTH } from './health.ts'
import { LAND } from './land.ts'
import { LEARNING } from './learning.ts'
import { LEISURE } from './leisure.ts'
import { MAKING } from './making.ts'
import { MONEY } from './money.ts'
import { OFFICE } from './office.ts'
import { SELLING } from './selling.ts'

export const DOMAINS: Domain[] = [
  ...HEALTH,
  ...LEARNING,
  ...SELLING,
  ...LAND,
  ...MAKING,
  ...MONEY,
  ...OFFICE,
  ...LEISURE,
]

export const fallbackDomain = (side: Domain['side']) =>
  side === 'work' ? ANYONE_AT_WORK : ANYONE_AT_HOME
