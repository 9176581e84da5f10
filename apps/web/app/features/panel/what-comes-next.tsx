import { PANEL_STEPS } from '#content/participants.ts'

/** The steps after joining, or the last one if the member has already booked an interview. */
export function WhatComesNext({ isBooked }: { isBooked: boolean }) {
  const steps = PANEL_STEPS.slice(isBooked ? -1 : 1)
  return (
    <aside
      aria-labelledby="next-title"
      className="self-start rounded-card border border-line bg-surface p-6 max-lg:max-w-160"
    >
      <h2 id="next-title" className="text-h3">
        What happens next
      </h2>
      <ol className="mt-2 grid">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex border-line border-t py-3 first:border-t-0">
            {steps.length > 1 && (
              <span
                aria-hidden="true"
                className="w-7 shrink-0 font-display font-semibold text-ink-3 text-lead"
              >
                {index + 1}
              </span>
            )}
            <div>
              <h3 className="font-semibold font-text text-body tracking-normal">{title}</h3>
              <p className="text-ink-2 text-small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  )
}
