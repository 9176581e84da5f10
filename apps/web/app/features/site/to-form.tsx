import { type ButtonVariant, buttonLook } from '#ui/button-look.ts'

interface ToFormProps {
  children: string
  variant?: ButtonVariant
  className?: string
}

/**
 * Links to the form on the same page. It's an ordinary anchor, so it works with or without scripts.
 */
export function ToForm({ children, variant = 'gold', className }: ToFormProps) {
  return (
    <a href="#contact-form" className={buttonLook({ variant, className })}>
      {children}
    </a>
  )
}
