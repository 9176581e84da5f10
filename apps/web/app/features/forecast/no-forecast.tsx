/** Says when the first forecast will appear. */
export function NoForecast({ message }: { message: string }) {
  return (
    <section
      aria-labelledby="forecast"
      className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="forecast" className="text-lead">
        Forecast
      </h2>
      <p className="text-ink-2 text-small">{message}</p>
    </section>
  )
}
