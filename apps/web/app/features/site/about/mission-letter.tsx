import { BRAND } from '@wattle/contract/brand'
import { Art } from '#art/art.tsx'
import { aboutEnvelope, aboutSignature, aboutSprig } from '#art/drawings.ts'
import { MISSION_LETTER } from '#content/about.ts'
import { cx } from '#lib/cx.ts'
import { Bloom } from '#ui/bloom.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The mission, written as a letter to the reader. There's a sprig inside the letter. */
export function MissionLetter() {
  return (
    <section className="bg-sunk">
      <div className="mx-auto grid w-full max-w-page gap-x-6 px-5 pt-8 pb-18 md:px-18 md:pt-12 lg:pb-28 xl:grid-cols-12">
        <div className="xl:sticky xl:top-8 xl:col-span-5 xl:self-start">
          <p className="font-semibold text-wattle-ink">About us</p>
          <h1 className="mt-3 max-w-[7em] font-hero text-hero md:mt-4">Our mission, in a letter</h1>
          <Art
            of={aboutEnvelope}
            className="pointer-events-none mt-8 mb-6 h-auto w-60 -rotate-4 md:w-80 xl:mt-18 xl:w-100 print:hidden"
          />
        </div>
        <Letter />
      </div>
    </section>
  )
}

function Letter() {
  return (
    <article className="relative border border-line bg-surface px-5 pt-8 pb-36 sm:px-12 md:pt-12 md:pb-18 xl:col-span-7 xl:px-18">
      {/* The letter's two folds. */}
      <Crease className="top-1/3" />
      <Crease className="top-2/3" />
      <p className="relative flex items-center gap-3 border-ink border-b-[1.5px] pb-4 font-display font-semibold text-[1.125rem] leading-tight">
        <Bloom className="size-8 shrink-0" />
        {BRAND.name}
        <span className="ml-auto font-normal font-text text-app text-ink-3">{BRAND.city}</span>
      </p>
      <div className="relative mt-8 grid gap-5 text-[1.125rem] leading-[1.65] md:mt-12">
        <p>Dear reader,</p>
        {MISSION_LETTER.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div>
          <p>Yours sincerely,</p>
          <Art of={aboutSignature} className="mt-4 h-auto w-44" />
          <p className="mt-2">Everyone at {BRAND.name}</p>
        </div>
        <p className="sm:max-w-[17em] xl:max-w-[13em] 2xl:max-w-[18em]">
          P.S. If you’d rather be asked than ask,{' '}
          <TextLink to="/recruitment/participants">the panel is open</TextLink>.
        </p>
      </div>
      <Art
        of={aboutSprig}
        className="pointer-events-none absolute -right-6 -bottom-8 h-auto w-40 overflow-visible sm:w-64 lg:-right-16 lg:-bottom-16 xl:w-72 2xl:w-88 print:hidden"
      />
    </article>
  )
}

function Crease({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 flex justify-between before:w-4 before:border-line before:border-t after:w-4 after:border-line after:border-t sm:before:w-10 sm:after:w-10',
        className,
      )}
    />
  )
}
