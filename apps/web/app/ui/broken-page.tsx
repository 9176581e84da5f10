import { useEffect, useState } from 'react'
import { isMissingCode, mayReload, reloadOnce } from '#lib/missing-code.ts'
import { Bloom } from './bloom.tsx'
import { Button } from './button.tsx'
import { buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'
import { textLinkLook } from './text-link-look.ts'

interface BrokenPageProps {
  error: unknown
  contactEmail: string
}

/** Replaces a page that crashed or only partly loaded. */
export function BrokenPage({ error, contactEmail }: BrokenPageProps) {
  const isMissing = isMissingCode(error)
  const [reloads] = useState(() => isMissing && mayReload())
  useEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  // Seed 000 section 2 fixes the title of a page that crashed.
  const title = isMissing ? 'This page didn’t load' : 'Unexpected Application Error!'
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-180 content-center justify-items-center gap-4 px-5 py-18 text-center"
    >
      {reloads ? (
        <Spinner label="Loading" size="lg" />
      ) : (
        <>
          <title>{title}</title>
          <Bloom className="size-12" />
          {/* The focused element is gone, so screen readers need to announce what's there now. */}
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {title}
          </h1>
          <p className="text-ink-2 text-lead">
            {isMissing ? (
              'You may be offline, or there’s a new version of this site. Anything you’ve sent or saved is safe. Check your connection, then load the page again.'
            ) : (
              <>
                This page stopped working. Anything you’ve sent or saved is safe. Load the page
                again. If it happens again, email{' '}
                <a href={`mailto:${contactEmail}`} className={textLinkLook()}>
                  {contactEmail}
                </a>{' '}
                and tell us what you were doing.
              </>
            )}
          </p>
          {import.meta.env.DEV && error instanceof Error && (
            <pre className="whitespace-pre-wrap rounded-card bg-sunk p-4 text-left text-small wrap-anywhere">
              {error.stack}
            </pre>
          )}
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            {/* Reloads everything on purpose, because the running app crashed. */}
            <a href="/" className={buttonLook({ variant: 'secondary' })}>
              Go to the home page
            </a>
          </div>
        </>
      )}
    </main>
  )
}
