import { expect, type Page } from '@playwright/test'
import { solvedToken } from '../apps/server/src/testing/solve-challenge.ts'

export type Api = <Reply>(method: string, path: string, body?: object) => Promise<Reply>

export const PASSWORD = 'Golden4 branches'

/**
 * Returns a function that makes API calls as one person, for steps that the journey doesn't test.
 */
export function apiOf(
  url: string,
  token?: string | null,
  { device = 'node', zone = 'Australia/Melbourne' } = {},
): Api {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'x-time-zone': zone,
        'user-agent': device,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true)
    return text ? JSON.parse(text) : undefined
  }
}

/** Makes an API call as the person who's signed in on the page. */
export async function callApi<Reply>(page: Page, method: string, path: string, body?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return apiOf(new URL(page.url()).origin, token)<Reply>(method, path, body)
}

export async function botCheck(visitor: Api, action: string): Promise<string> {
  return solvedToken(await visitor('GET', `/site/bot-check?action=${action}`))
}

type Credentials = { email: string; password: string }

/** Signs in through the API and returns the token. */
export async function signInByCall(visitor: Api, person: Credentials): Promise<string> {
  const login = await visitor<{ accessToken: string }>('POST', '/auth/login', person)
  return login.accessToken
}

export const apiAs = async (url: string, person: Credentials) =>
  apiOf(url, await signInByCall(apiOf(url), person))

/** Signs someone up through the API and returns the token. */
export async function newAccount(visitor: Api, firstName: string, email: string): Promise<string> {
  const { accessToken } = await visitor<{ accessToken: string }>('POST', '/auth/sign-up', {
    firstName,
    email,
    password: PASSWORD,
    token: await botCheck(visitor, 'sign-up'),
  })
  return accessToken
}
