import { posix } from 'node:path'

/** Where each workspace's `#` imports start, as its package.json says. */
const HASH_ROOTS: Record<string, string> = {
  'apps/server/': 'apps/server/src',
  'apps/web/': 'apps/web/app',
}

export type Resolved =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  /** Written by a tool while it builds, so not in the tree. */
  | { kind: 'generated' }
  | { kind: 'missing' }

function packageName(specifier: string): string {
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') && second ? `${first}/${second}` : first
}

function localPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@wattle/contract/')) {
    return `packages/contract/src/${specifier.slice('@wattle/contract/'.length)}`
  }
  if (!specifier.startsWith('#')) return undefined
  const workspace = Object.keys(HASH_ROOTS).find((prefix) => from.startsWith(prefix))
  return workspace && `${HASH_ROOTS[workspace]}/${specifier.slice(1)}`
}

/** Follows a specifier as Node and the bundlers do, within the few forms that we use. */
export function resolve(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): Resolved {
  const [bare = ''] = specifier.split('?')
  if (bare.includes('+types/') || bare.startsWith('virtual:')) return { kind: 'generated' }
  const local = localPath(from, bare)
  if (local === undefined) return { kind: 'package', name: packageName(bare) }
  const candidates = [local, `${local}.ts`, `${local}.tsx`, `${local}.mjs`]
  const path = candidates.find(exists)
  return path ? { kind: 'file', path } : { kind: 'missing' }
}
