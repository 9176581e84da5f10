type Option = { id: number; isNone: boolean }

/**
 * Shuffles the options into a different order for each person. The same person always gets the same
 * order. With `ordered`, keeps their order. 'None of these' always comes last.
 */
export function orderedOptions<O extends Option>(
  invitationId: number,
  { ordered, options }: { ordered: boolean; options: O[] },
): O[] {
  const shuffle = (one: Option, other: Option) =>
    hashPair(invitationId, one.id) - hashPair(invitationId, other.id) || one.id - other.id
  return options.toSorted(
    (one, other) =>
      Number(one.isNone) - Number(other.isNone) || (ordered ? 0 : shuffle(one, other)),
  )
}

/** The position, from 0, at which this person saw an option in a shuffled question. */
export const placeOf = (invitationId: number, options: Option[], optionId: number): number =>
  orderedOptions(invitationId, { ordered: false, options }).findIndex(({ id }) => id === optionId)

/** An integer hash of both ids. Every bit of the ids affects every bit of the result. */
function hashPair(one: number, other: number): number {
  let bits = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}
