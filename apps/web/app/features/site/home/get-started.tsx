import type { MouseEvent } from 'react'
import { buttonLook } from '#ui/button-look.ts'

/** Seed 000, section 9. The offset of 11 % is the form's own, in the stylesheet. */
const SCROLL_DELAY_MS = 100

/** Without scripts an ordinary way to the form. */
export function GetStarted() {
  function goToForm(event: MouseEvent) {
    const form = document.getElementById('contact-form')
    if (!form) return
    event.preventDefault()
    setTimeout(() => {
      form.scrollIntoView({ behavior: canScrollSmoothly() ? 'smooth' : 'instant' })
      form.tabIndex = -1
      form.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place, and does so without scripts
    <a href="#contact-form" onClick={goToForm} className={buttonLook({ variant: 'gold' })}>
      Get Started
    </a>
  )
}

/**
 * A smooth scroll ends where it aimed at its start. While typefaces load, the text above the form
 * changes its height and the scroll would miss.
 */
function canScrollSmoothly(): boolean {
  const isTypeset =
    document.fonts.status === 'loaded' && !('plainType' in document.documentElement.dataset)
  return isTypeset && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
