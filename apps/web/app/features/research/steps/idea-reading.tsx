import { TextLink } from '#ui/text-link.tsx'
import { useStep } from './step-context.ts'

/** What the idea was taken for: who sees that it is something else need not find out from its facts. */
export function IdeaReading() {
  const { research, isReadOnly, previous } = useStep()
  const { reading } = research.generation
  if (!reading || isReadOnly) return null
  return (
    <p className="text-ink-2 text-small">
      Read as: <strong className="font-semibold text-ink">{reading}</strong>. Not what you meant?{' '}
      {previous && <TextLink to={previous}>Say it in other words</TextLink>}
    </p>
  )
}
