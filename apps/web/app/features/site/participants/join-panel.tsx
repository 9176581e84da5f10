import type { ReactNode } from 'react'
import { SocialLinks } from '../frame/social-links.tsx'

interface JoinPanelProps {
  form: ReactNode
}

/** The page's only contact section. Seed 000 section 1 fixes its id. */
export function JoinPanel({ form }: JoinPanelProps) {
  return (
    <section
      id="contact-form"
      aria-labelledby="contact-title"
      className="mt-12 xl:pointer-events-none xl:col-[1/3] xl:row-[6/9] xl:mt-0 xl:grid xl:grid-cols-subgrid xl:grid-rows-subgrid"
    >
      <div className="pointer-events-auto relative z-10 rounded-card border border-line bg-surface p-5 sm:p-8 xl:col-start-2 xl:row-[1/4] xl:self-start">
        <h2 id="contact-title">Join Our Panel</h2>
        <p className="mt-2 mb-6 text-ink-2">
          We only need your email. The rest helps us match you sooner.
        </p>
        {form}
      </div>
      <div className="pointer-events-auto mt-12 max-w-82 text-[1rem] xl:col-start-1 xl:row-start-3 xl:mt-0">
        <h3 className="font-text text-body">Not ready to join? Follow us</h3>
        <SocialLinks className="mt-2 grid grid-cols-2 gap-x-6 text-gum" />
      </div>
    </section>
  )
}
