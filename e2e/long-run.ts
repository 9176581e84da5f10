/**
 * Tests with this tag only run in `npm run test:long`. docs/testing.md lists the tests that cover
 * the same behaviour in `npm test`.
 */
export const LONG = { tag: '@long' }
