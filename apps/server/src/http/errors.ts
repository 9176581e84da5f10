import type { ErrorBody, ErrorCode } from '@wattle/contract/errors'
import { faultIn } from '@wattle/contract/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isDatabaseFull, isDatabaseUnavailable } from '#db/unavailable.ts'
import { AppError } from '#errors.ts'

/** Sends every error in the same format. Only logs our own faults as errors. */
export function installErrorHandler(app: FastifyInstance, headers: Record<string, string>) {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    // Sets the headers here, because a page that fails hasn't set them yet.
    answer(asAppError(error, request), error, request, reply.headers(headers)),
  )
}

export function errorBody({ code, status, message, details }: AppError): ErrorBody {
  return {
    statusCode: status,
    code,
    message,
    data: { message, ...(details.fields && { fields: details.fields }), ...details.data },
  }
}

function answer(refusal: AppError, error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.status >= 500) request.log.error({ err: error }, 'the request failed')
  return sendError(reply, refusal)
}

export function sendError(reply: FastifyReply, refusal: AppError) {
  if (refusal.details.retryAfter) reply.header('retry-after', refusal.details.retryAfter)
  return (
    reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      // The route's serializer only works for successful responses.
      .serializer(JSON.stringify)
      .send(errorBody(refusal))
  )
}

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_BODY',
}

export function asAppError(error: FastifyError, { method }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('INVALID_INPUT', fieldErrors(error.validation))
  const known = FRAMEWORK_CODES[error.code]
  if (known) return new AppError(known)
  if (hasLeft(error)) return new AppError('TIMED_OUT')
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { retryAfter: 5 })
  if (isDatabaseFull(error))
    return new AppError(method === 'GET' ? 'UNAVAILABLE' : 'CANNOT_SAVE', { retryAfter: 60 })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('MALFORMED_BODY')
  return new AppError('UNKNOWN')
}

/**
 * Whether the client disconnected while sending its body. That isn't our fault, and nobody reads
 * the response.
 */
const hasLeft = ({ code, message }: FastifyError) => code === 'ECONNRESET' && message === 'aborted'

// Replaces Zod's messages wherever a schema doesn't have its own.
z.config({ customError: faultIn })

type Issue = { instancePath: string; message?: string }

/** The first message for each field. */
function fieldErrors(issues: Issue[]) {
  const fields: Record<string, string> = {}
  for (const { instancePath, message = '' } of issues) {
    const name = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    fields[name] ??= message
  }
  return { fields }
}
