// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const insightsChart: Drawn = { href: `${sheet}#insights-chart`, width: 860, height: 380 }
