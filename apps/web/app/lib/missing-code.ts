/** What Chromium, Firefox, Safari and the bundler say of code that did not come. */
const WORDS = /dynamically imported module|module script failed|preload CSS/

/** Whether a part of the page did not come: there is no connection, or a new version with other files. */
export const isMissingCode = (error: unknown) => error instanceof Error && WORDS.test(error.message)

/** Kept with the page's entry in the history: it lasts over a reload, and no other page has it. */
const MARK = 'isSecondLoad'

/** A new version would come with a reload; where that was tried already, or nothing can come, not. */
export const mayReload = () => navigator.onLine && !history.state?.[MARK]

export function reloadOnce() {
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
