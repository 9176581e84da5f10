/** What Chromium, Firefox, Safari and the bundler say when code doesn't load. */
const WORDS = /dynamically imported module|module script failed|preload CSS/

/**
 * Whether some of the page's code didn't load, because there's no connection or because a new
 * version has replaced the files.
 */
export const isMissingCode = (error: unknown) => error instanceof Error && WORDS.test(error.message)

/**
 * We store this with the page's history entry, so it survives a reload but doesn't affect other
 * pages.
 */
const MARK = 'isSecondLoad'

/** Reloading would load the new version, unless we've already tried that or we're offline. */
export const mayReload = () => navigator.onLine && !history.state?.[MARK]

export function reloadOnce() {
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
