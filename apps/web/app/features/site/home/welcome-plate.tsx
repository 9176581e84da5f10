import { Art } from '#art/art.tsx'
import {
  contourMap,
  gumLeaf,
  notebook,
  seedPod,
  sprig,
  thornbill,
  tramWindow,
} from '#art/drawings.ts'

/**
 * The drawings and their positions, as percentages of the plate's size: first on a phone, then on a
 * wide screen, where the plate is next to the text.
 */
const PIECES = [
  {
    of: contourMap,
    place:
      '-top-[2%] left-0 w-full text-gum opacity-34 [mask:radial-gradient(ellipse_60%_62%_at_62%_44%,#000_42%,#0000_100%)] lg:top-0 lg:right-0 lg:left-auto lg:w-[97.6%]',
  },
  {
    of: tramWindow,
    place:
      'top-[52.4%] left-[5.1%] w-[31.8%] -rotate-3 lg:top-[56.1%] lg:left-[10.7%] lg:w-[29.3%]',
  },
  {
    of: notebook,
    place:
      'top-[63.6%] left-[34.9%] w-[26.7%] rotate-6 lg:top-[65.5%] lg:left-[40.7%] lg:w-[25.1%]',
  },
  {
    of: sprig,
    place: '-top-[12.8%] -left-[4.1%] w-[120.5%] lg:top-[0.6%] lg:left-[2%] lg:w-full',
  },
  {
    of: thornbill,
    place: 'top-[12.4%] left-[54.1%] w-[28.7%] lg:top-[22.4%] lg:left-[51%] lg:w-[23.9%]',
  },
  {
    of: gumLeaf,
    place: 'top-[3.2%] left-[64.6%] w-[31.3%] -rotate-16 lg:top-[12%] lg:left-[63.4%] lg:w-[28.8%]',
  },
  {
    of: seedPod,
    place: 'top-[18.8%] left-[90.3%] w-[10.8%] lg:top-[27.9%] lg:left-[87.3%] lg:w-[9.3%]',
  },
] as const

/** The positions of the numbers that the caption explains. */
const FIGURES = [
  'top-[3%] -left-[2%] lg:top-[9.4%] lg:left-[3.7%]',
  '-top-[1%] left-[93%] lg:top-[11.4%] lg:left-[93.9%]',
  'top-[33%] left-[87%] lg:top-[52.2%] lg:left-[93.9%]',
  'top-[10%] left-[55%] lg:top-[20%] lg:left-[55.1%]',
  'top-[75%] left-[2%] lg:top-[76.3%] lg:left-[7.8%]',
  'top-[79%] left-[30%] lg:top-[83.9%] lg:left-[37.1%]',
  'top-[4%] left-[44%] rounded-pill bg-paper lg:top-[9.4%] lg:left-[36.6%]',
] as const

/**
 * Seven drawings, like one plate of a field guide. They're decorative and extend below the fold.
 */
export function WelcomePlate() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative z-1 -mx-5 mt-2 -mb-24 aspect-[390/500] md:-mr-18 md:ml-auto md:w-130 lg:absolute lg:-top-22 lg:right-0 lg:m-0 lg:aspect-[820/1020] lg:w-[57vw] lg:max-w-240"
    >
      {PIECES.map(({ of, place }) => (
        <Art key={of} of={of} className={`absolute ${place}`} />
      ))}
      {FIGURES.map((place, index) => (
        <span
          key={place}
          className={`absolute hidden size-6 place-items-center text-small text-wattle-ink italic leading-none md:grid ${place}`}
        >
          {index + 1}
        </span>
      ))}
    </div>
  )
}
