/** Runs in `npm run test:long` only. docs/testing.md says what covers the same in `npm test`. */
export const LONG = { tag: '@long' }
