import { Art } from '#art/art.tsx'
import { insightsChart, insightsChartNarrow } from '#art/drawings.ts'
import { SAMPLE_CHART } from '#content/sample/deliverables.ts'

const MINUTES = [0, 5, 10, 15, 20, 25, 30]

/**
 * A chart with eighteen blooms, each above its number of minutes. All of the chart's text is HTML,
 * not part of the drawing.
 */
export function InsightsChart() {
  return (
    <figure className="relative pt-11 lg:pt-7">
      <p className="sr-only">{SAMPLE_CHART.inWords}</p>
      {/* The dotted line is at 27.9% of the drawing's width, so its label starts there. */}
      <p
        aria-hidden="true"
        className="absolute top-6 left-[27.9%] ml-2 whitespace-nowrap font-semibold text-app leading-none sm:text-lead sm:leading-none lg:top-5 lg:ml-3"
      >
        {SAMPLE_CHART.finding}
      </p>
      <p
        aria-hidden="true"
        className="absolute top-[32%] left-[57%] hidden w-[15em] text-balance text-[1rem] text-ink-2 italic leading-normal md:block"
      >
        {SAMPLE_CHART.exception}
      </p>
      <Art of={insightsChartNarrow} className="md:hidden" />
      <Art of={insightsChart} className="hidden md:block" />
      <div aria-hidden="true">
        <p className="mt-1 grid max-w-none grid-cols-7 text-center text-ink-2 text-small md:text-[1rem]">
          {MINUTES.map((minutes) => (
            <span key={minutes}>{minutes}</span>
          ))}
        </p>
        <p className="text-app text-ink-2">{SAMPLE_CHART.axis}</p>
        <p className="mt-3 text-ink-2 italic md:hidden">{SAMPLE_CHART.exception}</p>
      </div>
      <figcaption className="mt-3 text-caption text-ink-3">{SAMPLE_CHART.caption}</figcaption>
    </figure>
  )
}
