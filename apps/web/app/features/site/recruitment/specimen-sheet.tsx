import { BRAND } from '@wattle/contract/brand'
import { Art } from '#art/art.tsx'
import { recruitmentSpecimen } from '#art/drawings.ts'
import { SPECIMEN_LABEL, SPECIMEN_PARTS } from '#content/recruitment.ts'
import { cx } from '#lib/cx.ts'
import { ToForm } from '../to-form.tsx'

/** Where the letter for each part of the plant goes. */
const MARKS = [
  'left-[32%] top-[94%]',
  'left-[14%] top-[57%]',
  'left-[86%] top-[26%]',
  'left-[68%] top-[47%]',
  'left-[15%] top-[81%]',
]

function letter(index: number): string {
  return 'abcde'.charAt(index)
}

/**
 * How we recruit, shown as a pressed plant. Each part of the plant stands for a part of recruiting.
 */
export function SpecimenSheet() {
  return (
    <section className="bg-sunk pb-12 md:px-10 md:pt-2 md:pb-18 print:bg-transparent">
      <div className="relative mx-auto max-w-[85rem] border-line bg-surface max-md:border-b md:border">
        <div className="grid gap-x-6 px-5 pt-8 md:px-8 md:pt-14 xl:grid-cols-12 xl:pb-14">
          <div className="relative z-10 xl:col-span-6 xl:row-start-1">
            <p className="font-semibold text-wattle-ink">Recruitment</p>
            <h1 className="mt-3 font-hero text-hero md:mt-4">How we recruit</h1>
            <p className="mt-4 max-w-[27em] text-balance text-ink-2 text-lead md:mt-6">
              Finding participants is closer to botany than to advertising. Know what you’re looking
              for, go where it grows, and write down exactly what you found.
            </p>
            <ToForm className="mt-6 md:mt-8">Request A Quote</ToForm>
          </div>
          <Plant />
          <PartList />
        </div>
      </div>
    </section>
  )
}

function PartList() {
  return (
    <ol className="border-ink border-t-[1.5px] max-xl:mb-8 md:mt-6 xl:max-w-[35rem] xl:col-span-6 xl:row-start-2 xl:mt-18 xl:self-end">
      {SPECIMEN_PARTS.map(({ part, stage, text }, index) => (
        <li
          key={part}
          className="grid grid-cols-[2rem_1fr] gap-x-2 border-line border-b py-4 sm:grid-cols-[2rem_10.5rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="font-semibold text-lead text-wattle-ink italic leading-tight"
          >
            {letter(index)}
          </span>
          <h2 className="text-h3">
            {stage}
            <span className="mt-1 block font-normal font-text text-ink-3 text-small tracking-normal max-sm:hidden">
              {part}
            </span>
          </h2>
          <p className="text-[1rem] text-ink-2 leading-normal max-sm:col-start-2 max-sm:mt-1">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Plant() {
  return (
    <figure className="relative max-xl:mx-auto max-xl:mt-8 max-xl:w-full max-xl:max-w-[38rem] max-xl:sm:pb-8 xl:col-span-6 xl:col-start-7 xl:row-[1/3] 2xl:flex 2xl:flex-col 2xl:justify-end">
      <div aria-hidden="true" className="relative sm:max-xl:w-4/5 xl:-mt-4 xl:-ml-6">
        <Art of={recruitmentSpecimen} className="h-auto w-full overflow-visible" />
        {SPECIMEN_PARTS.map(({ part }, index) => (
          <span
            key={part}
            className={cx(
              'absolute grid size-6 place-items-center font-semibold text-[1rem] text-wattle-ink italic leading-none',
              MARKS[index],
            )}
          >
            {letter(index)}
          </span>
        ))}
      </div>
      <figcaption className="relative ml-auto w-full max-w-88 border-[1.5px] border-ink bg-surface p-1 text-small max-sm:mt-2 max-sm:mb-8 sm:absolute sm:right-0 sm:bottom-12 xl:-right-3 sm:w-76 xl:bottom-0">
        <div className="border border-line p-4">
          <p className="border-line border-b pb-2 text-center text-caption text-ink-2">
            Herbarium of {BRAND.name}, {BRAND.city}
          </p>
          <p className="mt-3 font-display font-semibold text-[1.0625rem] leading-tight">
            The right person
          </p>
          <dl className="mt-2 grid grid-cols-[5rem_1fr] gap-y-1 leading-normal">
            {SPECIMEN_LABEL.map(([term, entry]) => (
              <div key={term} className="contents">
                <dt className="text-ink-3">{term}</dt>
                <dd>{entry}</dd>
              </div>
            ))}
          </dl>
        </div>
      </figcaption>
    </figure>
  )
}
