import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT = { id: 'wattle-tests', secret: 'a secret that only the tests know' }

export type Persona = {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

type Behaviour = {
  persona: Persona
  /** The fault that the provider produces on purpose. */
  fault?: 'refused' | 'expired-code' | 'changed-key' | 'foreign-nonce' | undefined
}

export type OpenIdProvider = {
  issuer: string
  /** Sets who signs in next, and which fault occurs, if any. */
  behave(behaviour: Behaviour): void
  /** Revokes every refresh token, as if everyone removed our access in their Google account. */
  forgetAll(): void
  close(): Promise<void>
}

type Grant = {
  nonce: string
  challenge: string
  redirectUri: string
  persona: Persona
  /** True if we asked for offline access, which gives us a refresh token. */
  isOffline: boolean
}

/** A fake Google sign-in (OpenID Connect) that grants access without asking. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const key = await generateKeyPair('RS256')
  const foreignKey = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const refreshTokens = new Set<string>()
  let behaviour: Behaviour = {
    persona: { sub: 'nobody', email: 'nobody@example.com', email_verified: true },
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 500, { error: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send(response, 200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          revocation_endpoint: `${issuer}/revoke`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        })
      case '/jwks':
        return send(response, 200, { keys: [jwk] })
      case '/authorize':
        return authorize(url.searchParams, response)
      case '/revoke': {
        const form = new URLSearchParams(await bodyOf(request))
        refreshTokens.delete(form.get('token') ?? '')
        return send(response, 200, {})
      }
      case '/token':
        return giveToken(new URLSearchParams(await bodyOf(request)), request, response)
      default:
        return send(response, 404, {})
    }
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (behaviour.fault === 'refused') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const challenge = query.get('code_challenge') ?? ''
      const nonce = query.get('nonce') ?? ''
      const isOffline = query.get('access_type') === 'offline'
      const { persona } = behaviour
      grants.set(code, { nonce, challenge, redirectUri, persona, isOffline })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function giveToken(
    form: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (form.get('grant_type') === 'refresh_token') {
      const isKnown = refreshTokens.has(form.get('refresh_token') ?? '')
      return isKnown && isClient(form, request)
        ? send(response, 200, { access_token: randomUUID(), token_type: 'Bearer' })
        : send(response, 400, { error: 'invalid_grant' })
    }
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      grant !== undefined &&
      behaviour.fault !== 'expired-code' &&
      verifier === grant.challenge &&
      form.get('redirect_uri') === grant.redirectUri &&
      isClient(form, request)
    if (!isGood) return send(response, 400, { error: 'invalid_grant' })
    const nonce = behaviour.fault === 'foreign-nonce' ? 'of someone else' : grant.nonce
    const token = await new SignJWT({ ...grant.persona, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(CLIENT.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(behaviour.fault === 'changed-key' ? foreignKey.privateKey : key.privateKey)
    const answer = { access_token: randomUUID(), token_type: 'Bearer' }
    if (!grant.isOffline) return send(response, 200, { ...answer, id_token: token })
    const refreshToken = randomUUID()
    refreshTokens.add(refreshToken)
    send(response, 200, { ...answer, refresh_token: refreshToken })
  }

  return {
    issuer,
    behave(next) {
      behaviour = next
    },
    forgetAll: () => refreshTokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isClient(form: URLSearchParams, { headers }: IncomingMessage): boolean {
  const basic = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
  const [id, secret] = headers.authorization
    ? basic
        .toString()
        .split(':')
        .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    : [form.get('client_id'), form.get('client_secret')]
  return id === CLIENT.id && secret === CLIENT.secret
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
