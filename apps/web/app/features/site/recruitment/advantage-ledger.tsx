import { Fragment } from 'react'
import { ADVANTAGES } from '#content/recruitment.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Eight reasons to recruit with us, laid out like two facing pages of an account book. */
export function AdvantageLedger() {
  return (
    <section aria-labelledby="advantages-title" className="py-18 md:py-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="advantages-title" className="text-h1">
          Eight reasons to recruit with us
        </h2>
        <p className="mt-3 text-ink-2 text-lead">Under each reason, we tell you how to check it.</p>
        <ol className="mt-12 gap-x-18 border-ink border-t-[1.5px] md:mt-18 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-4 lg:border-t-0">
          {ADVANTAGES.map(({ title, text, check, link }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.25rem_1fr] border-line border-b sm:grid-cols-[5.5rem_1fr] lg:nth-[4n+1]:border-t-[1.5px] lg:nth-[4n+1]:border-t-ink"
            >
              <span
                aria-hidden="true"
                className="pt-7 font-bold font-display font-stretch-75% text-[3.25rem] text-gum leading-[0.8] tracking-[-0.04em] sm:text-[4.5rem]"
              >
                {index + 1}
              </span>
              <div className="border-art-clay/50 border-l-4 border-double py-6 pl-4 sm:pl-6">
                <h3>{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
                <p className="mt-3 text-[1rem] text-ink-3 italic leading-normal">
                  <Check sentence={check} link={link} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface CheckProps {
  sentence: string
  link: { words: string; to: string } | undefined
}

function Check({ sentence, link }: CheckProps) {
  if (!link) return sentence
  const [before, after] = sentence.split(link.words)
  return (
    <Fragment>
      {before}
      <TextLink to={link.to}>{link.words}</TextLink>
      {after}
    </Fragment>
  )
}
