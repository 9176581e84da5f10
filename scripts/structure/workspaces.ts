import { importRule, isTest } from './rule.ts'

const ALLOWED = new Set(['zod', 'temporal-polyfill'])
const CONTRACT = 'packages/contract/'

/** Checks that the server and the web app share nothing but the contract. */
export const workspaces = importRule('workspaces', 'apps/', ({ from, specifier, to }) => {
  const other = from.startsWith('apps/web/') ? 'apps/server/' : 'apps/web/'
  return to.kind === 'file' && to.path.startsWith(other)
    ? `Server and web only share the contract, so don't import ${specifier}.`
    : undefined
})

/**
 * Checks that the contract only has a few dependencies, because the server and every page load it.
 */
export const contractImports = importRule(
  'contract-imports',
  CONTRACT,
  ({ from, specifier, to }) => {
    const isFine =
      to.kind === 'package'
        ? ALLOWED.has(to.name) || (isTest(from) && to.name === 'vitest')
        : to.kind === 'file' && to.path.startsWith(CONTRACT)
    return isFine
      ? undefined
      : `The contract only imports zod and temporal-polyfill, not ${specifier}.`
  },
)
