import { isEarlier, type ResearchStatus } from '@wattle/contract/research'
import { Lightbulb, type LucideIcon, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import { useStep } from './step-context.ts'

/** Shows what the step builds on, so nobody has to go back to look it up. */
export function ContextCard() {
  const { research, viewed } = useStep()
  const { questions, audience } = research
  if (viewed === 'PROJECT_CONFIRMATION' || viewed === 'COMPLETED') return null
  if (audience && isEarlier('AUDIENCE_GENERATION', viewed)) {
    return (
      <Card icon={Users} title="Target Audience" step="AUDIENCE_GENERATION">
        <ol className="grid gap-1">
          {audience.characteristics.map((text, index) => (
            <li key={text} className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
              <span className="tabular text-ink-3">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </Card>
    )
  }
  if (!isEarlier('IDEA_SHAPING', viewed)) return null
  return (
    <Card icon={Lightbulb} title="Your idea" step="IDEA_SHAPING">
      <p className="line-clamp-4 whitespace-pre-line">{questions[0]?.description}</p>
    </Card>
  )
}

interface CardProps {
  icon: LucideIcon
  title: string
  step: ResearchStatus
  children: ReactNode
}

function Card({ icon: Icon, title, step, children }: CardProps) {
  const { linkTo } = useStep()
  return (
    <section className="rounded-card border border-line px-4 py-3 max-xl:hidden xl:sticky xl:top-6 low:static">
      <div className="mb-1 flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 text-ink-3" />
        <h2 className="font-semibold font-text text-app tracking-normal">{title}</h2>
        <ButtonLink
          to={linkTo(step)}
          aria-label={`View step: ${title}`}
          variant="quiet"
          size="sm"
          className="-my-1 -mr-2 ml-auto"
        >
          View step
        </ButtonLink>
      </div>
      <div className="text-ink-2 text-small">{children}</div>
    </section>
  )
}
