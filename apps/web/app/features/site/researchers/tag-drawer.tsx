import { Fragment } from 'react'
import { Art } from '#art/art.tsx'
import {
  researchersConsumers,
  researchersCustomers,
  researchersEmpty,
  researchersExperience,
  researchersExperts,
  researchersProfessionals,
  researchersStrategy,
  researchersTesting,
} from '#art/drawings.ts'
import { DRAWER_TAGS } from '#content/researchers.ts'
import { cx } from '#lib/cx.ts'
import { TextLink } from '#ui/text-link.tsx'

const SPECIMENS = [
  researchersProfessionals,
  researchersStrategy,
  researchersExperts,
  researchersExperience,
  researchersCustomers,
  researchersTesting,
  researchersConsumers,
]
const PLACE =
  'flex gap-3 bg-sunk p-3 max-sm:items-center sm:flex-col sm:gap-3 sm:p-5 [&>svg]:h-auto [&>svg]:w-[28%] [&>svg]:shrink-0 sm:[&>svg]:w-full sm:[&>svg]:max-w-55'
const LABEL = 'min-w-0 grow rounded-[3px] border px-3.5 py-3 sm:w-full sm:px-4'

/** An open herbarium drawer with seven labels and a blank one. */
export function TagDrawer() {
  return (
    <section aria-labelledby="drawer-title" className="pb-18 md:pb-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="drawer-title" className="text-h1">
          Who we find
        </h2>
        <p className="mt-3 text-ink-2 text-lead">
          Plain labels are people, and gold labels are kinds of study. If yours isn’t here, write
          your own.
        </p>
        <div className="mt-8 rounded-button bg-(--color-band) p-2 md:mt-12 md:p-3">
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
            {DRAWER_TAGS.map(({ title, kind, text }, index) => {
              const specimen = SPECIMENS[index]
              return (
                <li key={title} className={PLACE}>
                  {specimen && <Art of={specimen} />}
                  <div
                    className={cx(
                      LABEL,
                      kind === 'Study'
                        ? 'border-wattle-edge bg-wattle-tint'
                        : 'border-line bg-surface',
                    )}
                  >
                    <p className="text-caption text-ink-3">{kind}</p>
                    <h3 className="mt-1 text-[1.125rem] leading-tight sm:text-[1.25rem]">
                      <Breakable text={title} />
                    </h3>
                    <p className="mt-2 text-[1rem] text-ink-2 leading-normal">{text}</p>
                  </div>
                </li>
              )
            })}
            <li className={PLACE}>
              <Art of={researchersEmpty} />
              <div className={cx(LABEL, 'border-control border-dashed')}>
                <p className="text-caption text-ink-3">Anyone</p>
                <h3 className="mt-1 text-[1.125rem] leading-tight sm:text-[1.25rem]">
                  Someone else?
                </h3>
                <p className="mt-2 text-[1rem] text-ink-2 leading-normal">
                  Not on the list?{' '}
                  <TextLink to="#contact-form" reloadDocument>
                    Tell us who you need
                  </TextLink>
                </p>
              </div>
            </li>
          </ul>
          <div
            aria-hidden="true"
            className="flex items-center justify-center gap-8 pt-3 pb-1 md:gap-24"
          >
            <span className="size-5 rounded-pill border-2 border-art-deep bg-wattle" />
            <span className="border-2 border-wattle bg-art-card px-4 py-1.5 font-display font-semibold text-art-line text-small">
              Participants
            </span>
            <span className="size-5 rounded-pill border-2 border-art-deep bg-wattle" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Lets a name wrap after a slash. */
function Breakable({ text }: { text: string }) {
  const [first, ...rest] = text.split('/')
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
