import { formatCount } from '#lib/format-count.ts'

/** A number of people. Null is one or two, which we only show researchers as "fewer than three". */
export const inWords = (people: number | null): string =>
  people === null ? 'fewer than three' : formatCount(people)

/** A number of people with its noun, such as "52 people". */
export const peopleInWords = (people: number | null): string =>
  people === 1
    ? '1 person'
    : people === null
      ? 'Fewer than three people'
      : `${inWords(people)} people`
