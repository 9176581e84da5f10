/**
 * Seed 000 section 9: the delay before the page scrolls. The 11% offset is in the form's styles.
 */
const SCROLL_DELAY_MS = 100

/** Scrolls smoothly to the form, unless the visitor prefers less motion. */
export function scrollToForm(button: HTMLElement) {
  button.addEventListener('click', (event) => {
    const form = document.getElementById('contact-form')
    if (!form) return
    event.preventDefault()
    setTimeout(() => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      form.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
      form.tabIndex = -1
      form.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
  })
}
