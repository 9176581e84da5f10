import { importRule, isTest } from './rule.ts'

const ALLOWED = new Set(['zod', 'temporal-polyfill'])
const CONTRACT = 'packages/contract/'

/** Server and web only share the contract. */
export const workspaces = importRule('workspaces', 'apps/', ({ from, specifier, to }) => {
  const other = from.startsWith('apps/web/') ? 'apps/server/' : 'apps/web/'
  return to.kind === 'file' && to.path.startsWith(other)
    ? `Server and web only share the contract, so don't import ${specifier}.`
    : undefined
})

/** The server and every page load the contract, so it may only have a few dependencies. */
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
