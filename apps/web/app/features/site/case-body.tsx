import { Art } from '#art/art.tsx'
import { caseTally } from '#art/drawings.ts'
import type { SubItem } from '#content/sample/case-studies.ts'
import { BLOOM_WIDTH } from './bloom-width.ts'
import { anchorOf, CaseSubItem, titleOf } from './case-sub-item.tsx'

/** The parts of a study, next to links that show which part someone is reading. */
export function CaseBody({ items }: { items: readonly SubItem[] }) {
  return (
    <div className="mx-auto grid w-full max-w-360 gap-x-6 px-5 pt-8 pb-18 md:px-18 md:pt-18 md:pb-28 lg:grid-cols-12">
      <nav
        aria-label="On this page"
        className="no-print mb-10 self-start lg:sticky lg:top-26 lg:col-span-3 lg:mb-0"
      >
        <p aria-hidden="true" className="text-ink-3 text-small">
          On this page
        </p>
        <ol className="relative mt-2 before:absolute before:inset-y-5.5 before:left-[11px] before:border-art-leaf-2 before:border-l-2">
          {items.map((item, index) => (
            <li key={anchorOf(item)}>
              <a
                href={`#${anchorOf(item)}`}
                aria-current={index === 0 || undefined}
                className="group relative flex min-h-11 items-center gap-3 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span className="grid size-6 shrink-0 place-items-center">
                  <span className="size-2.5 rounded-pill bg-art-leaf-2 group-aria-[current]:hidden" />
                  <Art
                    of={caseTally}
                    width={BLOOM_WIDTH}
                    className="hidden size-7 overflow-hidden group-aria-[current]:block"
                  />
                </span>
                {titleOf(item)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-12 md:gap-18 lg:col-span-8">
        {items.map((item) => (
          <CaseSubItem key={anchorOf(item)} item={item} />
        ))}
      </div>
    </div>
  )
}
