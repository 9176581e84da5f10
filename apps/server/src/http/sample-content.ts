import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { SAMPLE_ATTRIBUTE } from '@wattle/contract/paths'

/** Host names reserved for examples, tests and private networks. */
const PRIVATE_NAME = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal|lan)$/

const privateAddresses = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6')

function isPublicHost(publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$|\.$/g, '')
  const version = isIP(host)
  if (version) return !privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6')
  return host.includes('.') && !PRIVATE_NAME.test(host)
}

/** The paths of public pages that have content marked as a sample. */
function pagesWithSamples(webRoot: string): string[] {
  if (!existsSync(webRoot)) return []
  return readdirSync(webRoot, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .filter((name) => readFileSync(path.join(webRoot, name), 'utf8').includes(SAMPLE_ATTRIBUTE))
    .map((name) => `/${path.dirname(name).replaceAll(path.sep, '/')}`.replace(/^\/\.$/, '/'))
    .toSorted()
}

/** A warning at startup if a public site still shows made-up content. */
export function sampleWarning(publicUrl: string, webRoot: string): string | undefined {
  if (!isPublicHost(publicUrl)) return undefined
  const pages = pagesWithSamples(webRoot)
  if (pages.length === 0) return undefined
  return `${publicUrl} is public and still shows sample quotes, figures or case studies on ${pages.join(', ')}. Put your own into apps/web/app/content/sample.`
}
