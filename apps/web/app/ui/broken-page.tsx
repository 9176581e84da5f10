import { Button } from './button.tsx'
import { buttonLook } from './button-look.ts'

/** Seed 000 section 2: what stands in place of a page that broke. */
export function BrokenPage({ error }: { error: unknown }) {
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-page content-center gap-4 px-5 py-18"
    >
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p className="text-ink-2 text-lead">
        This page stopped working. What you had already sent or saved is safe. Load the page again;
        if it stops at the same place, write to us and say what you were doing.
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="whitespace-pre-wrap rounded-card bg-sunk p-4 text-small wrap-anywhere">
          {error.stack}
        </pre>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        {/* A full load on purpose: the running application is what broke. */}
        <a href="/" className={buttonLook({ variant: 'secondary' })}>
          Go to the home page
        </a>
      </div>
    </main>
  )
}
