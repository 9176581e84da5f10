import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors.ts'
import { isOtherCharset, utf8Text } from './body-text.ts'

/**
 * The maximum size of a form. The longest message with every character encoded takes half of this.
 */
export const MAX_FORM_BYTES = 128 * 1024

export type FormFields = ReadonlyMap<string, string>

/** Accepts only URL-encoded forms, the default in HTML. */
export function installFormBody(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    (request, bytes, done) => {
      if (isOtherCharset(request.headers['content-type']))
        return done(new AppError('UNSUPPORTED_BODY'))
      const text = utf8Text(bytes as Buffer)
      const fields = text === undefined ? undefined : formFields(text)
      if (fields) done(null, fields)
      else done(new AppError('MALFORMED_BODY'))
    },
  )
}

/** Undefined if the body can't be decoded or repeats a field, which our forms never do. */
function formFields(body: string): FormFields | undefined {
  const fields = new Map<string, string>()
  for (const pair of body.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    const field = decoded(name)
    const value = decoded(rest.join('='))
    if (field === undefined || value === undefined || fields.has(field)) return undefined
    // Browsers send every line break in a text area as CRLF, so this turns them back into LF.
    fields.set(field, value.replace(/\r\n?/g, '\n'))
  }
  return fields
}

/**
 * Undefined if the text isn't valid UTF-8. URLSearchParams would silently replace the invalid
 * bytes.
 */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
