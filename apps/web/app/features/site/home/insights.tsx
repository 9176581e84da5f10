import { INSIGHTS } from '#content/sample/insights.ts'
import { LearnMore } from '../learn-more.tsx'
import { InsightsChart } from './insights-chart.tsx'

export function Insights() {
  return (
    <section aria-labelledby="insights">
      <div className="mx-auto grid max-w-page gap-6 px-5 py-18 md:px-18 lg:grid-cols-[4fr_8fr] lg:py-28">
        <div className="lg:pt-3">
          <h2 id="insights" className="text-[clamp(2.125rem,3.4vw,2.5rem)] leading-[1.08]">
            {INSIGHTS.title}
          </h2>
          {INSIGHTS.texts.map((text) => (
            <p key={text} className="mt-4 text-ink-2">
              {text}
            </p>
          ))}
          <LearnMore to="/research" about={INSIGHTS.title} className="mt-4" />
        </div>
        <InsightsChart />
      </div>
    </section>
  )
}
