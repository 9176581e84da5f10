/** A toast outlives its test and would cover the next one's buttons. */
export function closeToasts() {
  const crosses = document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]')
  for (const cross of crosses) cross.click()
}
