import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook

export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonLook({ variant, size, wide, className })} />
}
