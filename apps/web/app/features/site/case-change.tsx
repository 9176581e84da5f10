import type { SubItem } from '#content/sample/case-studies.ts'

/**
 * Shows the client's steps before and after the study, side by side. The last of the old steps is
 * struck out, because the client removed it.
 */
export function CaseChange({
  change: { before, now },
}: {
  change: NonNullable<SubItem['change']>
}) {
  return (
    <div className="mt-8 grid gap-6 sm:grid-cols-2">
      <div className="border-ink border-t-[1.5px] pt-4">
        <h3 className="font-semibold font-text text-body tracking-normal">Before</h3>
        <ol className="mt-2">
          {before.map((step) => (
            <li
              key={step}
              className={`${STEP} last:text-ink-3 last:line-through last:before:bg-transparent last:before:outline-2 last:before:-outline-offset-2 last:before:outline-control`}
            >
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="border-ink border-t-[1.5px] pt-4">
        <h3 className="font-semibold font-text text-body tracking-normal">Now</h3>
        <ol className="mt-2">
          {now.map((step) => (
            <li
              key={step}
              className={`${STEP} first:font-semibold last:before:top-2.5 last:before:left-0 last:before:size-5 last:before:bg-wattle`}
            >
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Draws a dot for the step, on a stem that leads to the next step. */
const STEP =
  'relative py-1.5 pl-8 before:absolute before:top-3.5 before:left-1 before:size-3 before:rounded-pill before:bg-art-leaf-2 not-last:after:absolute not-last:after:top-6 not-last:after:-bottom-4 not-last:after:left-[9px] not-last:after:border-art-leaf-2 not-last:after:border-l-2'
