import { BRAND } from '@wattle/contract/brand'
import { Link } from 'react-router'
import { PLATE, WELCOME } from '#content/welcome.ts'
import { GetStarted } from './get-started.tsx'
import { WelcomePlate } from './welcome-plate.tsx'

export function Welcome() {
  return (
    <section className="relative">
      <div className="mx-auto flex max-w-page flex-col px-5 pt-6 md:px-18 lg:min-h-[min(56.4vw,60rem)] lg:pt-[clamp(4rem,7.8vw,7rem)] lg:pb-8">
        <div className="relative z-2">
          <p className="mb-3 font-semibold text-wattle-ink lg:mb-4">{WELCOME.place}</p>
          <h1 className="max-w-[9em] text-wrap font-hero text-hero">{WELCOME.title}</h1>
          <p className="mt-4 max-w-[27em] text-balance text-ink-2 text-lead lg:mt-6 lg:max-w-[min(27em,38vw)]">
            {BRAND.line} {WELCOME.lead}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
            <GetStarted />
            <Link
              to="/case"
              className="inline-flex min-h-13 items-center rounded-small font-semibold text-gum underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle"
            >
              See case studies
            </Link>
          </div>
        </div>
        <PlateCaption />
        <WelcomePlate />
      </div>
    </section>
  )
}

function PlateCaption() {
  return (
    <p
      aria-hidden="true"
      className="absolute bottom-6 left-18 z-2 hidden w-36 max-w-none text-ink-3 text-small md:block lg:static lg:mt-auto lg:w-[min(31rem,36vw)] lg:pt-8"
    >
      <b className="mr-2.5 font-semibold text-ink">Plate 1</b>
      {PLATE.map((name, index) => (
        <span key={name} className="mr-2.5 block lg:inline-block">
          <i className="mr-1 text-wattle-ink">{index + 1}</i>
          {name}{' '}
        </span>
      ))}
    </p>
  )
}
