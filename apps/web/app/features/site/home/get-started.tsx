import { buttonLook } from '#ui/button-look.ts'

/** Links to the form. `scroll-to-form.ts` makes the scrolling smooth. */
export function GetStarted() {
  return (
    <a href="#contact-form" data-get-started className={buttonLook({ variant: 'gold' })}>
      Get Started
    </a>
  )
}
