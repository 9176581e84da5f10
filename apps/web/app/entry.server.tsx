import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs in the build alone: pages are written out whole, nothing is streamed to anybody. */
// biome-ignore lint/style/noDefaultExport: the router asks for one
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Else React would put the larger parts behind the page, for a script to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('Content-Type', 'text/html')
  return new Response(page.prelude, { status, headers })
}
