import { BRAND } from '@wattle/contract/brand'
import { SCREENER_MINUTES } from '@wattle/contract/limits'
import type { OpenStudy } from '@wattle/contract/open-link'
import { useState } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { ContactLinks } from '../contact-links.tsx'
import { Failure } from '../link-problem.tsx'
import { Opening } from '../opening.tsx'
import { StepPage } from '../step-page.tsx'
import { JoinForm } from './join-form.tsx'
import { useOpenStudy } from './use-open-study.ts'

/** The page behind an open link: what the study is about, and how to start. */
export function JoinPage() {
  const { state, load } = useOpenStudy()
  const [hasClosed, setHasClosed] = useState(false)
  if (hasClosed || state.kind === 'closed') return <Closed />
  switch (state.kind) {
    case 'loading':
      return <Opening label="Loading the study" title="Take part in a study" />
    case 'unknown':
      return <Unknown />
    case 'failed':
      return <Failure what="The study didn’t load." error={state.error} onRetry={load} />
    case 'open':
      return (
        <StepPage
          above={<p className="font-semibold text-ink-2">A paid study by {BRAND.name}</p>}
          title={state.study.title}
          titleLook="-mt-3 text-h1"
          tab={state.study.title}
        >
          <About study={state.study} />
          <JoinForm slug={state.slug} onClosed={() => setHasClosed(true)} />
        </StepPage>
      )
  }
}

function About({ study }: { study: OpenStudy }) {
  const facts = [
    ['Questions now', `About ${SCREENER_MINUTES} minutes`],
    ['If you qualify', study.estimatedTime],
    ['You get', study.incentive],
  ]
  return (
    <>
      <p className="whitespace-pre-line text-ink-2 text-lead">{study.description}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-line border-t py-3"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Closed() {
  return (
    <StepPage
      title="This study is closed"
      titleLook="text-h1"
      tab="This study is closed"
      foot={
        <a
          href="/recruitment/participants"
          className={buttonLook({ wide: true, className: 'sm:w-auto' })}
        >
          Join our panel
        </a>
      }
    >
      <p className="text-ink-2 text-lead">
        Thanks for your interest. Join our panel, and we’ll email you when another study suits you.
      </p>
    </StepPage>
  )
}

function Unknown() {
  return (
    <StepPage title="We couldn’t find this study" titleLook="text-h1" tab="Study not found">
      <p className="text-ink-2 text-lead">
        Please check the address, or scan the code again. If that doesn’t help, call or email us.
      </p>
      <ContactLinks />
    </StepPage>
  )
}
