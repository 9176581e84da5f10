import { beginGoogleSignIn } from '@wattle/contract/auth'
import { API_BASE } from '@wattle/contract/endpoint'
import { buttonLook } from '#ui/button-look.ts'

/**
 * A plain link, because it leaves the app. Google later sends the person back to this page with a
 * code.
 */
export function GoogleLink() {
  return (
    <>
      <a
        href={API_BASE + beginGoogleSignIn.path}
        className={buttonLook({ variant: 'secondary', wide: true })}
      >
        <GoogleSign />
        Continue with Google
      </a>
      <p className="my-4 flex max-w-none items-center gap-4 text-app text-ink-3 before:grow before:border-line before:border-t after:grow after:border-line after:border-t">
        or with email
      </p>
    </>
  )
}

function GoogleSign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path
        d="M19 10.2c0-.7-.1-1.3-.2-1.9H10v3.6h5a4.3 4.3 0 0 1-1.8 2.8v2.3h3C18 15.4 19 13 19 10.2Z"
        fill="#3b78e7"
      />
      <path
        d="M10 19.3c2.5 0 4.6-.8 6.1-2.3l-3-2.3c-.8.6-1.9.9-3.1.9a5.5 5.5 0 0 1-5.1-3.8H1.8v2.4A9.3 9.3 0 0 0 10 19.3Z"
        fill="#2e9c50"
      />
      <path d="M4.9 11.8a5.6 5.6 0 0 1 0-3.6V5.8H1.8a9.3 9.3 0 0 0 0 8.4l3.1-2.4Z" fill="#f2b705" />
      <path
        d="M10 4.4c1.4 0 2.6.5 3.6 1.4l2.7-2.7A9.3 9.3 0 0 0 1.8 5.8l3.1 2.4A5.5 5.5 0 0 1 10 4.4Z"
        fill="#d9412f"
      />
    </svg>
  )
}
