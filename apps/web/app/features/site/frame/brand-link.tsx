import { BRAND } from '@wattle/contract/brand'
import { Link } from 'react-router'
import { Bloom } from '#ui/bloom.tsx'

export function BrandLink() {
  return (
    <Link
      reloadDocument
      to="/"
      className="mr-auto flex min-h-11 items-center gap-3 rounded-small font-display font-semibold text-[1.3125rem] leading-none tracking-[-0.015em]"
    >
      <Bloom className="size-8.5 shrink-0" />
      {BRAND.name}
    </Link>
  )
}
