import type { ForecastRecord } from '@wattle/contract/forecast'
import { formatCount } from '#lib/format-count.ts'
import type { StudyForecast } from './hooks.ts'

/** How earlier forecasts turned out, such as "Of 40 forecasts near 80%, 33 came true." */
export const recordInWords = ({ near, forecasts, cameTrue }: ForecastRecord): string =>
  `Of ${formatCount(forecasts)} forecasts near ${Math.round(near * 100)}%, ${formatCount(cameTrue)} came true.`

/**
 * Says that too few forecasts with a similar chance have ended for us to judge them. Empty once the
 * study has reached its target.
 */
export const noRecordInWords = ({ conducted, target }: StudyForecast): string =>
  conducted >= target
    ? ''
    : 'Too few projects with a forecast like this have ended, so we can’t say yet how often they reach their target.'
