/** The errors that Chromium, Firefox, Safari and the bundler report when code doesn't load. */
const WORDS = /dynamically imported module|module script failed|preload CSS/

/**
 * Whether some of the page's code didn't load. Either there's no connection, or a new version has
 * replaced the files.
 */
export const isMissingCode = (error: unknown) => error instanceof Error && WORDS.test(error.message)

/**
 * Set in the history entry's state before we reload the page. It survives the reload but doesn't
 * affect other pages.
 */
const MARK = 'isSecondLoad'

/**
 * Whether to reload, which would load the new version. There's no point if we've already tried that
 * or we're offline.
 */
export const mayReload = () => navigator.onLine && !history.state?.[MARK]

export function reloadOnce() {
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
