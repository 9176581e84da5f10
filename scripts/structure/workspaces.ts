import { importRule, isTest } from './rule.ts'

const ALLOWED = new Set(['zod', 'temporal-polyfill'])
const CONTRACT = 'packages/contract/'

/** Server and web meet only in the contract. */
export const workspaces = importRule('workspaces', 'apps/', ({ from, specifier, to }) => {
  const other = from.startsWith('apps/web/') ? 'apps/server/' : 'apps/web/'
  return to.kind === 'file' && to.path.startsWith(other)
    ? `Server and web share the contract only, so not ${specifier}.`
    : undefined
})

/** The contract is loaded by every page and by the server, so it has few dependencies. */
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
      : `The contract imports only zod and temporal-polyfill, not ${specifier}.`
  },
)
