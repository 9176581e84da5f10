// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const insightsChartNarrow: Drawn = {
  href: `${sheet}#insights-chart-narrow`,
  width: 560,
  height: 390,
}
