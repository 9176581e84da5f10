/** A toast outlives its test, and would lie over the buttons of the next. */
export function closeToasts() {
  const crosses = document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]')
  for (const cross of crosses) cross.click()
}
