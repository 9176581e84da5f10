import { type ButtonVariant, buttonLook } from '#ui/button-look.ts'

interface ToFormProps {
  children: string
  variant?: ButtonVariant
  className?: string
}

/** Goes down to the same page's form. The browser does it, with or without scripts. */
export function ToForm({ children, variant = 'gold', className }: ToFormProps) {
  return (
    <a href="#contact-form" className={buttonLook({ variant, className })}>
      {children}
    </a>
  )
}
