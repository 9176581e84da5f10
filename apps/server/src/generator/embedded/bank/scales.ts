/** Over which time a thing is counted. `rare` asks when it was last done. */
export type Period = 'week' | 'month' | 'year' | 'rare'

export type Scale = {
  /** As in "in the last 7 days". */
  span: string
  /** From least to most; no gaps, no overlaps. */
  steps: string[]
  /** The first step that counts as often enough, and how a fact says so. */
  enough: number
  atLeast: string
}

export const SCALES: Record<Period, Scale> = {
  week: {
    span: 'the last 7 days',
    steps: ['None', '1 or 2', '3 to 5', '6 or more'],
    enough: 2,
    atLeast: '3 or more times',
  },
  month: {
    span: 'the last 4 weeks',
    steps: ['None', '1', '2 to 4', '5 or more'],
    enough: 2,
    atLeast: '2 or more times',
  },
  year: {
    span: 'the last 12 months',
    steps: ['None', 'Once', '2 to 5', '6 or more'],
    enough: 2,
    atLeast: '2 or more times',
  },
  rare: {
    span: 'the last 12 months',
    steps: ['Never', 'Longer ago', '4 to 12 months ago', '3 months ago or less'],
    enough: 2,
    atLeast: 'once or more',
  },
}

/** A scale around a number that a researcher asked for: half of it is too little, it is enough. */
export function scaleAround(least: number, span: string): Scale {
  const atLeast = least === 1 ? 'once or more' : `${least} or more times`
  if (least <= 1) {
    return { span, steps: ['None', '1 or 2', '3 to 5', '6 or more'], enough: 1, atLeast }
  }
  const below = least === 2 ? '1' : least === 3 ? '1 or 2' : `1 to ${least - 1}`
  const top = least * 2 + 1
  return {
    span,
    steps: ['None', below, `${least} to ${top - 1}`, `${top} or more`],
    enough: 2,
    atLeast,
  }
}
