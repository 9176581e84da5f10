/** The agency's own details in one place, so another agency can replace them. */
export const BRAND = {
  name: 'Wattle Research',
  city: 'Melbourne',
  line: 'No idea sets seed alone.',
  copyrightYear: 2025,
  acknowledgement:
    'We work in Naarm (Melbourne), on the lands of the Wurundjeri Woi-wurrung and Bunurong peoples of the Kulin Nation. We acknowledge them as the Traditional Owners, and pay our respects to their Elders past and present.',
  phone: { shown: '03 7010 0142', link: 'tel:+61370100142' },
  contactEmail: 'hello@wattle.example',
  /** The contacts on the site. A contact that looks like an email address becomes a mailto link. */
  contacts: [
    { label: 'Phone', contact: '03 7010 0142', link: 'tel:+61370100142' },
    { label: 'Email', contact: 'hello@wattle.example' },
  ],
  mailFrom: 'Wattle Research <hello@wattle.example>',
  social: [
    { name: 'Instagram', link: 'https://instagram.example/wattleresearch' },
    { name: 'Facebook', link: 'https://facebook.example/wattleresearch' },
    { name: 'Telegram', link: 'https://telegram.example/wattleresearch' },
    { name: 'X', link: 'https://x.example/wattleresearch' },
    { name: 'WhatsApp', link: 'https://whatsapp.example/wattleresearch' },
    { name: 'LinkedIn', link: 'https://linkedin.example/wattleresearch' },
  ],
} as const
