/** What Chromium, Firefox, Safari and the bundler say about code that didn't load. */
const WORDS = /dynamically imported module|module script failed|preload CSS/

/** Whether a part of the page didn't load: no connection, or a new version with other files. */
export const isMissingCode = (error: unknown) => error instanceof Error && WORDS.test(error.message)

/** Stored with the page's history entry, so it survives a reload and no other page has it. */
const MARK = 'isSecondLoad'

/** A reload would get a new version, unless we tried that already or we're offline. */
export const mayReload = () => navigator.onLine && !history.state?.[MARK]

export function reloadOnce() {
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
