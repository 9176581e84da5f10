import { PANEL_STEPS } from '#content/participants.ts'

export function WhatComesNext() {
  return (
    <aside
      aria-labelledby="next-title"
      className="self-start rounded-card border border-line bg-surface p-6 max-lg:max-w-160"
    >
      <h2 id="next-title" className="text-h3">
        What happens next
      </h2>
      <ol className="mt-2 grid">
        {PANEL_STEPS.slice(1).map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-line border-t py-3 first:border-t-0"
          >
            <span aria-hidden="true" className="font-display font-semibold text-ink-3 text-lead">
              {index + 1}
            </span>
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
