// @ts-check

/**
 * How every test starts Chromium: without talking to anybody but the pages under test.
 * The sandbox cannot be had as root, nor in most containers, and only our own pages are opened.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters take the room that their typeface says, in a browser with windows and in one without.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
