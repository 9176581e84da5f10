import { buttonLook } from '#ui/button-look.ts'

/** Goes to the form. `scroll-to-form.ts` scrolls smoothly. */
export function GetStarted() {
  return (
    <a href="#contact-form" data-get-started className={buttonLook({ variant: 'gold' })}>
      Get Started
    </a>
  )
}
