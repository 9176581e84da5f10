import { BRAND } from '@wattle/contract/brand'
import { TEST_DAYS } from '@wattle/contract/limits'
import { Art } from '#art/art.tsx'
import { startupsGiant, startupsPacket } from '#art/drawings.ts'
import { PACK_CONTENTS, RUN_IT_YOURSELF } from '#content/startups.ts'
import { ToForm } from '../to-form.tsx'

/**
 * The Startup Pack, drawn as a packet of seeds: what's in it, and how to ask for it. Seed 000
 * section 1 fixes the id.
 */
export function StartupPack() {
  return (
    <section
      id="startupsPack"
      className="relative overflow-clip bg-wattle text-on-wattle [--color-focus:#1b3a8c]"
    >
      <Art
        of={startupsGiant}
        className="pointer-events-none absolute -top-59 -right-58 h-auto w-95 overflow-visible [--color-art-deep:#d39500] [--color-art-lit:#ffe99a] [--color-art-petal:#ffd23f] [--color-art-shade:#e0a200] md:-top-24 md:-right-80 md:w-140 lg:-right-60 lg:w-165 xl:right-[calc(50%-56rem)] xl:w-220"
      />
      <div className="relative mx-auto grid w-full max-w-page items-center gap-x-6 gap-y-12 px-5 py-12 md:px-18 md:py-18 xl:grid-cols-12">
        <div className="xl:col-span-6">
          <p className="font-semibold">Startup Pack</p>
          <h1 className="mt-3 max-w-[9em] font-hero text-hero md:mt-4">
            A startup idea can be tested in {TEST_DAYS} days
          </h1>
          <p className="mt-4 max-w-[27em] text-lead md:mt-6 md:max-xl:max-w-[20em]">
            Questionnaire design, participant recruitment and analysis in one pack, at special
            pricing. By Friday you’ll know which of your hypotheses held up.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-8">
            <ToForm variant="ink">Request Package</ToForm>
            <a
              href={RUN_IT_YOURSELF.to}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px]"
            >
              Or run it yourself
            </a>
          </div>
        </div>
        <Packet />
      </div>
    </section>
  )
}

/**
 * The front and back of a seed packet. The front is a drawing, and the back is part of the page's
 * text.
 */
function Packet() {
  return (
    <div className="relative flex justify-center max-sm:flex-col max-sm:items-center xl:col-span-6 xl:justify-end">
      <Art
        of={startupsPacket}
        className="-rotate-6 -mr-20 h-auto w-64 shrink-0 self-start [--color-art-leaf-2:#2f6b56] [--color-art-leaf:#4f9a7d] [--color-art-wood:#7fb39e] max-sm:-mr-0 max-sm:-mb-44 max-sm:w-52 max-sm:self-center xl:-mr-24 xl:w-60 2xl:-mr-20 2xl:w-[22vw] 2xl:max-w-80 print:hidden"
      />
      <div className="relative mt-4 w-full max-w-94 rotate-3 xl:max-2xl:w-78 xl:max-2xl:shrink-0 border-[1.5px] border-art-line bg-art-card px-5 pt-5 pb-6 text-art-line sm:px-7 xl:mt-12 print:rotate-0">
        <h2 className="text-h3">In this pack</h2>
        <ol className="mt-3 border-art-line border-t-[1.5px]">
          {PACK_CONTENTS.map(({ title, text }) => (
            <li key={title} className="border-art-line/25 border-b py-3">
              <h3 className="text-[1.125rem]">{title}</h3>
              <p className="mt-1 text-[1rem] leading-normal">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-small">
          Sow on Monday. Packed by {BRAND.name}, {BRAND.city}.
        </p>
      </div>
    </div>
  )
}
