import { API_BASE, type Endpoint } from '@wattle/contract/endpoint'
import * as z from 'zod'
import type { Dice } from './dice.ts'
import { fuzzValue, type Schema, type Words } from './fuzz.ts'

export type FuzzRequest = {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const schemas = new Map<unknown, Schema>()

function schemaOf(part: NonNullable<Endpoint['body']>): Schema {
  const known = schemas.get(part)
  const schema = known ?? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(part, schema)
  return schema
}

/** A random call to an endpoint: valid, nearly valid, or far from valid. */
export function fuzzRequest(
  { method, path, params, query, body }: Endpoint,
  dice: Dice,
  words: Words,
  token: string | undefined,
): FuzzRequest {
  const wildness = dice.pick([0, 0, 0.03, 0.1, 0.5])
  const part = (schema: Endpoint['body'], name: string) =>
    schema && fuzzValue(schemaOf(schema), dice, wildness, words, [name])
  const filled = { ...(part(params, 'params') as object | undefined) } as Record<string, unknown>
  const address = path.replace(/:(\w+)/g, (_mark, name: string) => encode(filled[name]))
  const asked = Object.entries({ ...(part(query, 'query') as object | undefined) })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const url = API_BASE + address + (asked.length > 0 ? `?${asked.join('&')}` : '')
  const json = body && JSON.stringify(part(body, 'body'))
  const isOdd = dice.chance(wildness / 2)
  return {
    method,
    url: isOdd ? oddAddress(url, dice) : url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(isOdd && dice.pick(ODD_HEADERS)),
    },
    ...(json && { payload: isOdd ? oddBody(json, dice) : json }),
  }
}

const ODD_HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'x-time-zone': 'Nowhere/At-All' },
  { cookie: 'a=b; ;=; __proto__=1' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(10_000)}` },
  { 'accept-language': '*'.repeat(2000) },
  { 'x-forwarded-for': "1'; drop table users; --", 'x-forwarded-host': 'evil.example' },
]

function oddBody(json: string, dice: Dice): string | Buffer {
  return dice.pick([
    () => json.slice(0, dice.below(json.length)),
    () => `${json}${json}`,
    () => `\ufeff${json}`,
    () => '['.repeat(100_000),
    () => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    () => Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    () => json.replace('{', '{"__proto__":{"role":"ROLE_ADMIN"},'),
    () => json.replace('{', '{"constructor":{"prototype":{"x":1}},'),
    () => `{"a":"${'x'.repeat(1_100_000)}"}`,
    () => 'null',
    () => '[]',
    () => '"text"',
    () => '',
  ])()
}

function oddAddress(url: string, dice: Dice): string {
  return dice.pick([
    () => url,
    () => url.replace('/api/', '//api/'),
    () => url.replace('/api/', '/api//'),
    () => url.replace('/api/', '/api/./'),
    () => url.replace('/api/', '/api/admin/../'),
    () => url.replace('/api/', '/api;x=1/'),
    () => url.replace('/api/', '/api%2f'),
    () => url.replace(/(\?|$)/, '/$1'),
    () => url.replace(/(\?|$)/, '%00$1'),
    () => url.replace(/(\?|$)/, '%ff$1'),
    () => url.toUpperCase(),
    () => `${url}${url.includes('?') ? '&' : '?'}page=1&page=2&__proto__[x]=1&sort[]=1`,
  ])()
}

// A URL can't contain half of a surrogate pair. A client would send the replacement character.
const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 2000))
}
