import { type ButtonVariant, buttonLook } from '#ui/button-look.ts'

interface ToFormProps {
  children: string
  variant?: ButtonVariant
  className?: string
}

/** Jumps to the form on the same page. The browser does that, with or without scripts. */
export function ToForm({ children, variant = 'gold', className }: ToFormProps) {
  return (
    <a href="#contact-form" className={buttonLook({ variant, className })}>
      {children}
    </a>
  )
}
