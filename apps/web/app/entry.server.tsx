import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Only runs in the build, so pages are rendered whole and nothing is streamed. */
// biome-ignore lint/style/noDefaultExport: the router requires it
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Otherwise React puts larger parts at the end of the page, for a script to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('Content-Type', 'text/html')
  return new Response(page.prelude, { status, headers })
}
