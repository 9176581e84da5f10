import type { ResearchReply } from '#lib/research.ts'

interface InterviewStepProps {
  research: ResearchReply
  /** Looks back at the review. */
  previous: string
}

/** Seed 001 section 2, the interview step panel. */
export function InterviewStep({ research }: InterviewStepProps) {
  return (
    <section aria-label={research.name} className="grid gap-2">
      <h1 tabIndex={-1} className="text-h2">
        Conducting Interviews
      </h1>
      <p className="text-ink-2">
        Select the time slots when you are available to conduct interviews. Once you've selected
        enough slots, you can launch the email distribution.
      </p>
    </section>
  )
}
