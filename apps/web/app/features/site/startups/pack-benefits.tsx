import { TEST_DAYS } from '@wattle/contract/limits'
import { PACK_BENEFITS } from '#content/startups.ts'

/** Why founders should ask people before they build. */
export function PackBenefits() {
  return (
    <section aria-labelledby="benefits-title" className="py-18 md:py-28">
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-8 px-5 md:px-18 xl:grid-cols-12">
        <h2 id="benefits-title" className="text-h1 xl:col-span-4">
          What you get in {TEST_DAYS} days
        </h2>
        <ul className="border-ink border-t-[1.5px] xl:col-span-8">
          {PACK_BENEFITS.map(({ title, text }) => (
            <li
              key={title}
              className="items-baseline gap-x-3 border-line border-b py-4 md:grid md:grid-cols-[auto_1fr_19rem] lg:grid-cols-[auto_1fr_22rem]"
            >
              <h3 className="md:whitespace-nowrap">{title}</h3>
              <span
                aria-hidden="true"
                className="-translate-y-1 border-control border-b-2 border-dotted max-md:hidden"
              />
              <p className="text-ink-2 max-md:mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
