import { capitalised, FEWEST_SHOWN, inWords as inNumberWords } from '@wattle/contract/limits'
import { formatCount } from '#lib/format-count.ts'

const FEWER = `fewer than ${inNumberWords(FEWEST_SHOWN)}`

/** A number of people. Null is one or two, which we only show researchers as "fewer than three". */
export const inWords = (people: number | null): string =>
  people === null ? FEWER : formatCount(people)

/** A number of people with its noun, such as "52 people". */
export const peopleInWords = (people: number | null): string =>
  people === 1
    ? '1 person'
    : people === null
      ? `${capitalised(FEWER)} people`
      : `${inWords(people)} people`
