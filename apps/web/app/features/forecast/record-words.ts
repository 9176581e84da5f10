import type { ForecastRecord } from '@wattle/contract/forecast'

/** How earlier forecasts turned out, such as "Of 40 forecasts near 80%, 33 came true." */
export const recordInWords = ({ near, forecasts, cameTrue }: ForecastRecord): string =>
  `Of ${forecasts.toLocaleString('en-AU')} forecasts near ${Math.round(near * 100)}%, ${cameTrue.toLocaleString('en-AU')} came true.`
