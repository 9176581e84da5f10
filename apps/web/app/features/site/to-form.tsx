import { type ButtonVariant, buttonLook } from '#ui/button-look.ts'

interface ToFormProps {
  children: string
  variant?: ButtonVariant
  className?: string
}

/** Down to the form of the same page. The browser knows the way, with scripts or without. */
export function ToForm({ children, variant = 'gold', className }: ToFormProps) {
  return (
    <a href="#contact-form" className={buttonLook({ variant, className })}>
      {children}
    </a>
  )
}
