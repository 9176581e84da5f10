import { Link, type LinkProps } from 'react-router'
import { textLinkLook } from './text-link-look.ts'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string | undefined }

/** A link in running text, or on its own. */
export function TextLink({ className, ...link }: TextLinkProps) {
  return <Link {...link} className={textLinkLook(className)} />
}
