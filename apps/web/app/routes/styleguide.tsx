import './styleguide/styleguide.css'
import { useState } from 'react'
import { Segmented } from '#ui/form/segmented.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { Actions } from './styleguide/actions.tsx'
import { Data } from './styleguide/data.tsx'
import { Forms } from './styleguide/forms.tsx'
import { Foundations } from './styleguide/foundations.tsx'
import { Navigation } from './styleguide/navigation.tsx'
import { Overlays } from './styleguide/overlays.tsx'
import { Waiting } from './styleguide/waiting.tsx'

const SECTIONS = [
  { title: 'Foundations', Content: Foundations },
  { title: 'Actions', Content: Actions },
  { title: 'Forms', Content: Forms },
  { title: 'Navigation', Content: Navigation },
  { title: 'Data', Content: Data },
  { title: 'Waiting', Content: Waiting },
  { title: 'Overlays', Content: Overlays },
] as const

const DENSITIES = [
  { value: 'compact', label: 'At work' },
  { value: 'roomy', label: 'Public' },
] as const

export function meta() {
  return [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }]
}

export default function Styleguide() {
  const [density, setDensity] = useState<'compact' | 'roomy'>('compact')
  return (
    <div
      data-density={density}
      className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 text-app sm:px-8 xl:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <header className="grid gap-6 xl:sticky xl:top-8 xl:self-start">
        <h1 className="text-title">Styleguide</h1>
        <nav aria-label="Sections">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 xl:grid">
            {SECTIONS.map(({ title }) => (
              <li key={title}>
                <a
                  href={`#${title}`}
                  className="inline-flex min-h-8 items-center font-medium text-gum hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-3 xl:grid xl:justify-items-start">
          <Segmented
            label="Density"
            size="sm"
            choices={DENSITIES}
            value={density}
            onChange={setDensity}
          />
          <ThemeSwitch iconsOnly size="sm" />
        </div>
      </header>
      <main id="content" className="grid min-w-0 gap-18">
        {SECTIONS.map(({ title, Content }) => (
          <section key={title} id={title} className="grid min-w-0 scroll-mt-6 gap-8">
            <h2 className="border-ink border-b-[1.5px] pb-3">{title}</h2>
            <Content />
          </section>
        ))}
      </main>
    </div>
  )
}
