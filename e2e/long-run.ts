/**
 * Runs in `npm run test:long` only. docs/testing.md says which tests cover the same in `npm test`.
 */
export const LONG = { tag: '@long' }
