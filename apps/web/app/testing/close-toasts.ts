/**
 * Closes all toasts, because a toast outlives its test and would cover the buttons in the next one.
 */
export function closeToasts() {
  const crosses = document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]')
  for (const cross of crosses) cross.click()
}
