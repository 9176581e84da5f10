/** The agency itself. Another agency puts its own here and nowhere else. */
export const brand = {
  name: 'Wattle Research',
  city: 'Melbourne',
  line: 'No idea sets seed alone.',
  email: 'hello@wattle.example',
  phone: '03 7010 0142',
  copyrightYear: 2025,
} as const
