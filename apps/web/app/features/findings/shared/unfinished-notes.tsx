import { TriangleAlert } from 'lucide-react'
import { TextLink } from '#ui/text-link.tsx'
import type { useUnfinished } from './use-unfinished.ts'

/** Lists "2 captures to sort" and "No verdict yet", with a link to write the verdict. */
export function UnfinishedNotes({
  notes,
  hasNoVerdict,
  verdictLink,
}: ReturnType<typeof useUnfinished>) {
  if (notes.length === 0) return null
  return (
    <div className="mt-4 grid gap-2 rounded-button border border-warning bg-sunk px-4 py-3">
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note} className="flex items-center gap-2 font-medium text-ink">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
            {note}
          </li>
        ))}
      </ul>
      {hasNoVerdict && (
        <p>
          <TextLink to={verdictLink}>Write the verdict first</TextLink>
        </p>
      )}
    </div>
  )
}
