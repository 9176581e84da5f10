import { Art } from '#art/art.tsx'
import { researchLeaf } from '#art/drawings.ts'
import { PRIMARY_RESEARCH, SECONDARY_RESEARCH } from '#content/research.ts'
import { ToForm } from '../to-form.tsx'

/** One leaf across the page: primary research above its midrib, desk research below. */
export function ResearchWelcome() {
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 pb-18 md:px-18 md:pt-12 lg:pb-28">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="font-semibold text-wattle-ink">Research</p>
          <h1 className="mt-3 font-hero text-hero md:mt-4">How we can help</h1>
          <p className="mt-4 max-w-[27em] text-balance text-ink-2 text-lead md:mt-6">
            You answer some questions by asking people, and some by reading what’s already written
            down. Most need both.
          </p>
          <ToForm className="mt-6 md:mt-8">Request A Quote</ToForm>
        </div>
        <Half {...PRIMARY_RESEARCH} className="lg:col-span-5 lg:self-end" />
      </div>
      <Art
        of={researchLeaf}
        className="pointer-events-none my-6 h-auto w-full overflow-visible max-md:w-[170%] max-md:max-w-none md:my-8"
      />
      <div className="grid gap-x-6 lg:grid-cols-12">
        <Half {...SECONDARY_RESEARCH} className="lg:col-span-5" />
        <p className="max-lg:mt-6 text-ink-3 text-small lg:col-span-4 lg:col-start-9 lg:text-right">
          Above the line is what people tell us. Below the line is what the data shows. Your
          question runs down the middle.
        </p>
      </div>
    </div>
  )
}

interface HalfProps {
  title: string
  text: string
  className: string
}

function Half({ title, text, className }: HalfProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
    </div>
  )
}
