import { BRAND } from '@wattle/contract/brand'
import { FORM_ANSWER_PLACE } from '@wattle/contract/paths'

/** A prerendered page with a placeholder for content that we only know at runtime. */
export type PageFrame = {
  headers: Record<string, string>
  around: (title: string, html: string) => string
}

const TITLE = /<title>[^<]*<\/title>/

export function pageFrame(
  page: { bytes: Buffer; type: string; headers: Record<string, string> },
  security: Record<string, string>,
): PageFrame {
  const [before = '', after, ...others] = page.bytes.toString('utf8').split(FORM_ANSWER_PLACE)
  if (after === undefined || others.length > 0 || !TITLE.test(before))
    throw new Error(`The answer page must have a title, then ${FORM_ANSWER_PLACE} exactly once.`)
  const headers = {
    ...security,
    ...page.headers,
    'cache-control': 'no-store',
    'content-type': page.type,
    vary: 'accept-encoding',
  }
  return {
    headers,
    // We write the titles ourselves, so they don't need escaping.
    around: (title, html) =>
      `${before.replace(TITLE, `<title>${title} | ${BRAND.name}</title>`)}<div id="form-answer">${html}</div>${after}`,
  }
}
