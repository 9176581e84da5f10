import { Link, type LinkProps } from 'react-router'
import { textLinkLook } from './text-link-look.ts'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string | undefined }

export function TextLink({ className, ...link }: TextLinkProps) {
  return <Link {...link} className={textLinkLook(className)} />
}
