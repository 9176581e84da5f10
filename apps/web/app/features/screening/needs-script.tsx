import { COLUMN } from './column.ts'
import { ContactLinks } from './contact-links.tsx'
import { RespondentFrame } from './respondent-frame.tsx'

/** Replaces the page if JavaScript is off. Otherwise the page would seem to load forever. */
export function NeedsScript() {
  return (
    <noscript>
      <RespondentFrame>
        <main id="content" className={`${COLUMN} grid gap-6 pt-5 pb-8 sm:pt-13`}>
          <h1 className="text-h2">This page needs JavaScript</h1>
          <p className="text-ink-2 text-lead">
            JavaScript is off in your browser. Please turn it on in the browser’s settings and load
            the page again, or open the link in another browser. If that doesn’t help, call or email
            us and we’ll help you finish.
          </p>
          <ContactLinks />
        </main>
      </RespondentFrame>
    </noscript>
  )
}
