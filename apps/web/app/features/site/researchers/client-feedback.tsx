import { NOTICES } from '#content/sample/notice.ts'
import { CLIENT_FEEDBACK } from '#content/sample/quotes.ts'
import { SampleNote } from '../sample-note.tsx'

export function ClientFeedback() {
  return (
    <section aria-labelledby="feedback-title" className="py-18 md:pt-28 md:pb-40">
      <div className="mx-auto grid w-full max-w-page gap-x-6 px-5 md:px-18 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 id="feedback-title" className="text-h1">
            Client feedback
          </h2>
          <p className="mt-3 max-w-[22em] text-ink-2">
            We promise participants that we’ll quote them by role, never by name. Clients get the
            same promise.
          </p>
          <SampleNote className="mt-4 max-w-[24em]">{NOTICES.quotes}</SampleNote>
        </div>
        <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:col-span-8 xl:mt-1">
          {CLIENT_FEEDBACK.map(({ message, user }) => (
            <li key={user} className="md:even:mt-18 md:even:-mb-18">
              <figure className="relative pl-8 before:absolute before:inset-y-2 before:left-0 before:w-3 before:rounded-l-[12px] before:border-[1.5px] before:border-wattle-ink before:border-r-0">
                <blockquote className="text-lead italic">{message}</blockquote>
                <figcaption className="mt-3 text-app text-ink-3">{user}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
