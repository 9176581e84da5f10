import { NO_DETAILS } from '@wattle/contract/panel-details'

/** Made-up names: first names from around the world, family names from Australian plants. */
const FIRST_NAMES =
  'Ada Ben Chi Dora Emre Fay Gus Hana Ivo Jun Kofi Lena Mei Nils Omar Pia Quinn Rosa Sami Tess Uma Vik Wren Xenia Yara Zeke'.split(
    ' ',
  )
const FAMILY_NAMES =
  'Banksia Boronia Bottlebrush Correa Grevillea Hakea Hibbertia Ironbark Kurrajong Lillypilly Melaleuca Mulga Quandong Saltbush Tea-Tree Waratah Waxflower'.split(
    ' ',
  )

type Place = { postcode: string; areaCode: string; zone: string }

/** Where people live, covering Australia's main time zones. */
const PLACES: Place[] = [
  { postcode: '3000', areaCode: '03', zone: 'Australia/Melbourne' },
  { postcode: '2010', areaCode: '02', zone: 'Australia/Sydney' },
  { postcode: '4101', areaCode: '07', zone: 'Australia/Brisbane' },
  { postcode: '3550', areaCode: '03', zone: 'Australia/Melbourne' },
  { postcode: '6160', areaCode: '08', zone: 'Australia/Perth' },
  { postcode: '5000', areaCode: '08', zone: 'Australia/Adelaide' },
  { postcode: '2480', areaCode: '02', zone: 'Australia/Sydney' },
  { postcode: '7000', areaCode: '03', zone: 'Australia/Hobart' },
  { postcode: '3220', areaCode: '03', zone: 'Australia/Melbourne' },
  { postcode: '4870', areaCode: '07', zone: 'Australia/Brisbane' },
  { postcode: '0820', areaCode: '08', zone: 'Australia/Darwin' },
  { postcode: '2880', areaCode: '08', zone: 'Australia/Broken_Hill' },
  { postcode: '2600', areaCode: '02', zone: 'Australia/Sydney' },
]

export type SamplePerson = ReturnType<typeof samplePerson>

/**
 * The same number always gives the same person. The lists of names have 26 and 17 entries, which
 * share no factor, so the first 442 people have different names.
 */
export function samplePerson(number: number) {
  const first = FIRST_NAMES[number % FIRST_NAMES.length]
  const family = FAMILY_NAMES[number % FAMILY_NAMES.length]
  const { postcode, areaCode } = placeOf(number)
  return {
    ...NO_DETAILS,
    name: `${first} ${family}`,
    email: `${first}.${family}@people.example`.toLowerCase(),
    // Phone numbers in this range are reserved for fiction.
    phone: `(${areaCode}) 5550 ${String(number).padStart(4, '0')}`,
    postcode,
  }
}

/**
 * The places don't repeat in step with the first names. Otherwise everyone called Ada would live in
 * one town.
 */
const placeOf = (number: number): Place =>
  PLACES[(number * 7 + Math.floor(number / 5)) % PLACES.length] as Place

export const zoneOfPostcode = (postcode: string | null): string | undefined =>
  PLACES.find((place) => place.postcode === postcode)?.zone

/** A few addresses that bounce, as in any real panel. */
const WITHOUT_MAILBOX = new Set([9, 131, 233, 261, 287].map((number) => samplePerson(number).email))
export const hasNoMailbox = (email: string): boolean => WITHOUT_MAILBOX.has(email)
