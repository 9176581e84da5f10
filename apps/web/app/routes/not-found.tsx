import { ButtonLink } from '#ui/button-link.tsx'

export function meta() {
  return [{ title: 'Page not found' }]
}

export default function NotFound() {
  return (
    <div className="mx-auto grid max-w-page content-center gap-4 px-5 py-18 md:px-18 md:py-28">
      <h1>There is no page here</h1>
      <p className="text-ink-2 text-lead">
        The address may have a letter too many, or the page may have moved. Nothing that you sent is
        lost.
      </p>
      <div className="mt-4">
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </div>
  )
}
