import { useQuery } from '@tanstack/react-query'
import { assumptionsQuery } from './assumptions-query.ts'

/**
 * A list item that says which assumptions will be lost if the researcher goes back to an earlier
 * step.
 */
export function LostAssumptions({ researchId }: { researchId: number }) {
  const { data } = useQuery(assumptionsQuery(researchId))
  const rows = data?.assumptions ?? []
  if (rows.length === 0) return null
  return (
    <li>
      <span>
        What you’re testing: {rows.length === 1 ? '1 assumption' : `${rows.length} assumptions`}
      </span>
      <ul className="list-disc pl-5 text-ink-2">
        {rows.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </li>
  )
}
