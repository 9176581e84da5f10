import { goTo } from './go-to.ts'
import { SECTIONS } from './report-words.ts'
import { useSectionRead } from './use-section-read.ts'

/** Links to the sections, drawn as buds along a stem. */
export function ReportContents() {
  const read = useSectionRead()
  return (
    <nav
      aria-label="On this page"
      className="no-print text-small max-xl:hidden xl:sticky xl:top-6 xl:self-start"
    >
      <p className="text-caption text-ink-2">On this page</p>
      <ol className="mt-2">
        {SECTIONS.map(({ id, short }) => (
          <li
            key={id}
            className="relative before:absolute before:top-0 before:left-1.25 before:h-full before:w-0.5 before:bg-art-leaf-2 first:before:top-1/2 first:before:h-1/2 last:before:h-1/2"
          >
            <a
              href={`#${id}`}
              aria-current={id === read ? 'true' : undefined}
              onClick={(event) => goTo(event, id)}
              className="relative block py-1.5 pl-7 text-ink-2 no-underline before:absolute before:top-1/2 before:left-0 before:size-3 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-paper before:bg-art-leaf-2 hover:text-ink hover:underline hover:before:bg-wattle aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:bg-wattle"
            >
              {short}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
