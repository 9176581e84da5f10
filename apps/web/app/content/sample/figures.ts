/** The seed fixes the numbers and descriptions. */
export const STATS = {
  title: 'The agency in numbers',
  customers: '100+',
  years: '6',
  services: '10',
  leaves: 'The first hundred customers, one leaf each. The bud on the end is yours.',
} as const

interface CompanyNumber {
  number: string
  description: string
  text: string
}

export const COMPANY_NUMBERS: readonly CompanyNumber[] = [
  {
    number: STATS.customers,
    description: 'customers',
    text: 'Each one brought their own question. One leaf is one customer.',
  },
  {
    number: STATS.years,
    description: 'years',
    text: 'Drawn like the rings of a tree: one for each year.',
  },
  {
    number: STATS.services,
    description: 'services and tools',
    text: 'Seven kinds of research assistance, recruitment, the Startup Pack and our research platform.',
  },
]
