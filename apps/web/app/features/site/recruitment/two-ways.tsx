import { Art } from '#art/art.tsx'
import { arrow, recruitmentFork } from '#art/drawings.ts'
import { RECRUITMENT_WAYS } from '#content/recruitment.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Links from the overview to the researchers' page and the participants' page. */
export function TwoWays() {
  return (
    <section aria-labelledby="ways-title" className="pb-18 md:pb-28">
      <div className="mx-auto grid w-full max-w-page items-center gap-x-6 px-5 md:px-18 lg:grid-cols-12">
        <div className="max-lg:mb-6 lg:col-span-3 lg:self-start lg:pt-8">
          <h2 id="ways-title" className="text-h1">
            Where to next
          </h2>
        </div>
        <Art
          of={recruitmentFork}
          className="pointer-events-none h-auto w-full overflow-visible max-lg:hidden lg:col-span-4"
        />
        <ul className="lg:col-span-5">
          {RECRUITMENT_WAYS.map(({ title, text, link, to }) => (
            <li key={to} className="border-ink border-t-[1.5px] py-8 last:border-b-[1.5px]">
              <h3 className="text-h2">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
              <TextLink
                to={to}
                className="mt-3 inline-flex min-h-11 items-center gap-3 font-semibold"
              >
                {link}
                <Art of={arrow} className="w-8.5 shrink-0" />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
