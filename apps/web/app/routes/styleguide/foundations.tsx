import { Bloom } from '#ui/bloom.tsx'
import { Specimen } from './specimen.tsx'

const COLOURS = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunk', 'bg-sunk'],
  ['raised', 'bg-raised'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['control', 'bg-control'],
  ['line', 'bg-line'],
  ['gum', 'bg-gum'],
  ['gum-tint', 'bg-gum-tint'],
  ['wattle', 'bg-wattle'],
  ['wattle-tint', 'bg-wattle-tint'],
  ['wattle-ink', 'bg-wattle-ink'],
  ['focus', 'bg-focus'],
  ['error', 'bg-error'],
  ['error-tint', 'bg-error-tint'],
  ['warning', 'bg-warning'],
  ['slot open', 'bg-slot-open-fill'],
  ['slot past', 'bg-slot-past-fill'],
  ['slot booked', 'bg-slot-booked-fill'],
  ['band', 'bg-band'],
  ['chart 1', 'bg-chart-1'],
  ['chart 2', 'bg-chart-2'],
  ['chart 3', 'bg-chart-3'],
  ['chart 4', 'bg-chart-4'],
  ['chart 5', 'bg-chart-5'],
] as const

const SPACES = [
  [4, 'w-1'],
  [8, 'w-2'],
  [12, 'w-3'],
  [16, 'w-4'],
  [24, 'w-6'],
  [32, 'w-8'],
  [48, 'w-12'],
  [72, 'w-18'],
  [112, 'w-28'],
] as const

const STRENGTHS = [
  ['Very weak', 'text-strength-1'],
  ['Weak', 'text-strength-2'],
  ['Medium', 'text-strength-3'],
  ['Strong', 'text-strength-4'],
  ['Very strong', 'text-strength-5'],
] as const

export function Foundations() {
  return (
    <>
      <Specimen title="Colour" note="Only ink goes on gold. Gold is never used for text." plain>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
          {COLOURS.map(([name, fill]) => (
            <li key={name} className="grid gap-1 text-caption">
              <span className={`h-12 rounded-input border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" plain>
        <div className="grid gap-4">
          <p className="font-hero font-semibold text-hero">Ask the right people</p>
          <p className="font-display font-semibold text-h1">Heading one, 40</p>
          <p className="font-display font-semibold text-h2">Heading two, 30</p>
          <p className="font-display font-semibold text-title">Title, 24</p>
          <p className="font-display font-semibold text-h3">Heading three, 22</p>
          <p className="text-ink-2 text-lead">Lead, 20: good research starts with a question.</p>
          <p className="text-body">
            Body, 17: we find the right people, ask the right things, and give you an answer you can
            act on. <em>Italic</em>, <b className="font-semibold">semibold</b>, Il1 O0.
          </p>
          <p className="text-app">Application, 15: 10:00 to 11:00, 1,204 people.</p>
          <p className="text-caption text-ink-3">Caption, 13: the smallest text anywhere.</p>
        </div>
      </Specimen>
      <Specimen title="Space">
        <ul className="flex flex-wrap items-end gap-4">
          {SPACES.map(([size, width]) => (
            <li key={size} className="tabular grid gap-1 text-caption">
              <span className={`h-6 rounded-[2px] bg-gum ${width}`} />
              {size}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Elevation and radius">
        <span className="grid h-18 w-32 place-items-center rounded-card border border-line bg-surface">
          rest, 14
        </span>
        <span className="grid h-18 w-32 place-items-center rounded-button bg-raised shadow-menu">
          menu, 10
        </span>
        <span className="grid h-18 w-32 place-items-center rounded-card bg-raised shadow-modal">
          modal, 14
        </span>
        <Bloom className="size-12" />
      </Specimen>
      <Specimen title="Strength words" note="On an ink chip in both themes.">
        {STRENGTHS.map(([word, colour]) => (
          <span
            key={word}
            className={`rounded-input bg-chip px-2 py-1 font-semibold text-small ${colour}`}
          >
            {word}
          </span>
        ))}
      </Specimen>
    </>
  )
}
