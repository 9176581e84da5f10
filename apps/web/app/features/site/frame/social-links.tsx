import { BRAND } from '@wattle/contract/brand'
import { Art } from '#art/art.tsx'
import {
  facebookLogo,
  instagramLogo,
  linkedinLogo,
  telegramLogo,
  whatsappLogo,
  xLogo,
} from '#art/drawings.ts'

type Network = (typeof BRAND.social)[number]['name']

const LOGOS = {
  Instagram: instagramLogo,
  Facebook: facebookLogo,
  Telegram: telegramLogo,
  X: xLogo,
  WhatsApp: whatsappLogo,
  LinkedIn: linkedinLogo,
} satisfies Record<Network, unknown>

export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {BRAND.social.map(({ name, link }) => (
        <li key={name}>
          <a
            href={link}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-3 underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle"
          >
            <Art of={LOGOS[name]} className="size-5.5 shrink-0" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
