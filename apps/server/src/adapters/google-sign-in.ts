import * as openId from 'openid-client'
import type { Config } from '#config.ts'

/** Values we need when the person comes back from Google. Their browser stores them until then. */
export type Ticket = { state: string; nonce: string; verifier: string }

export type GoogleIdentity = {
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

export type GoogleSignIn = {
  begin(): Promise<{ url: string; ticket: Ticket }>
  /** Throws if the code, state, nonce, signature or anything else is wrong. */
  finish(answer: { code: string; state: string }, ticket: Ticket): Promise<GoogleIdentity>
}

const TIMEOUT_SECONDS = 10

/** GOOGLE_ISSUER can replace Google with another OpenID issuer. */
export function openGoogleSignIn({ google, publicUrl }: Config): GoogleSignIn | undefined {
  if (!google) return undefined
  const redirectUri = `${publicUrl}/login`
  const issuer = discoverGoogle(google)

  return {
    async begin() {
      const configuration = await issuer()
      const ticket = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      }
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: ticket.state,
        nonce: ticket.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(ticket.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, ticket }
    },
    async finish({ code, state }, ticket) {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      const tokens = await openId.authorizationCodeGrant(await issuer(), back, {
        expectedState: ticket.state,
        expectedNonce: ticket.nonce,
        pkceCodeVerifier: ticket.verifier,
        idTokenExpected: true,
      })
      return identityOf(tokens.claims())
    },
  }
}

/** Google's OpenID configuration, fetched once. If that fails, the next call tries again. */
export function discoverGoogle(google: GoogleConfig): () => Promise<openId.Configuration> {
  let discovered: Promise<openId.Configuration> | undefined
  return async () => {
    discovered ??= discover(google)
    try {
      return await discovered
    } catch (error) {
      discovered = undefined
      throw error
    }
  }
}

type GoogleConfig = NonNullable<Config['google']>

async function discover({ issuer, clientId, clientSecret }: GoogleConfig) {
  const isLocal = issuer.startsWith('http:')
  const configuration = await openId.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(isLocal && { execute: [openId.allowInsecureRequests] }),
  })
  // The ID token arrives over our own connection to Google, but we check its signature anyway.
  openId.enableNonRepudiationChecks(configuration)
  return configuration
}

function identityOf(claims: openId.IDToken | undefined): GoogleIdentity {
  const email = claims?.email
  if (!claims || typeof email !== 'string') throw new Error('Google didn’t send an email address')
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    firstName: text(claims.given_name) || text(claims.name) || (email.split('@', 1)[0] ?? ''),
    lastName: text(claims.family_name),
  }
}
