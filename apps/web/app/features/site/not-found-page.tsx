import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import { thornbill } from '#art/drawings.ts'
import { ButtonLink } from '#ui/button-link.tsx'

const LINK =
  'inline-flex min-h-13 items-center rounded-small font-semibold text-gum underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle'

/** The signed-in areas. A missing page in one of them links back to that area's start. */
const AREAS = {
  admin: { to: '/admin/projects', label: 'Back to Admin' },
  platform: { to: '/platform', label: 'Back to your projects' },
}

/** The page we send with status 404. With `area`, it links back to that area's start. */
export function NotFoundPage({ area: name }: { area?: keyof typeof AREAS }) {
  const area = name && AREAS[name]
  return (
    <div className="mx-auto grid w-full max-w-page gap-12 px-5 py-12 md:grid-cols-[7fr_5fr] md:items-center md:px-18 md:py-28">
      <div>
        <p className="mb-3 font-semibold text-wattle-ink">Error 404</p>
        <h1 className="font-hero text-hero">There’s no page here</h1>
        <p className="mt-6 max-w-[30em] text-ink-2 text-lead">
          The address may be mistyped, or the page may have moved.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {area ? (
            <>
              <ButtonLink to={area.to}>{area.label}</ButtonLink>
              <Link to="/" className={LINK}>
                Go to the home page
              </Link>
            </>
          ) : (
            <>
              <ButtonLink to="/">Go to the home page</ButtonLink>
              <Link to="/case" className={LINK}>
                See case studies
              </Link>
              <Link to="/#contact-form" className={LINK}>
                Contact us
              </Link>
            </>
          )}
        </div>
      </div>
      {/* Mirrored, so the bird looks away from the text. */}
      <Art of={thornbill} className="mx-auto w-[min(60%,20rem)] -scale-x-100" />
    </div>
  )
}
