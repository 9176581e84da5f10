import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Prerenders whole pages during the build, so there's nothing to stream. */
// biome-ignore lint/style/noDefaultExport: the router requires it
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await prerender(<ServerRouter context={context} url={request.url} />, {
    // With a size limit, React would put larger sections at the end of the HTML and move them into
    // place with a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('Content-Type', 'text/html')
  return new Response(page.prelude, { status, headers })
}
