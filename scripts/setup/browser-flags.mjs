// @ts-check

/**
 * Flags for Chromium in every test, so it only connects to the pages under test. The sandbox
 * doesn't work as root or in most containers, and we only open our own pages.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Turn off font hinting, so text is the same width in headed and headless browsers.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A journey's page only lives for a few seconds, so optimising its code costs more CPU time than it
 * saves. Component tests share a page for minutes.
 */
export const JOURNEY_FLAGS = [...BROWSER_FLAGS, '--js-flags=--no-opt --no-maglev']
