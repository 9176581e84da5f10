import { SAMPLE_FINDINGS } from '../../content/startups.ts'
import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { INK, tenth } from '../ink.ts'

const { participants, hypotheses } = SAMPLE_FINDINGS
const STEP = 38

/** Somebody who was asked, and did not agree. */
const closed = (x: number): string =>
  `<circle cx="${tenth(x)}" cy="20" r="11" fill="none" stroke="${INK.edge}" stroke-width="1.6" stroke-dasharray="3 3.9"/>`

/** One bloom for everyone who agreed, an empty ring for everyone else. */
function answers(index: number): Drawing {
  const agreed = hypotheses[index]?.agreed ?? 0
  return {
    name: `startups-answers-${index + 1}`,
    sheet: 'startups',
    width: participants * STEP + 2,
    height: 40,
    draw: () =>
      Array.from({ length: participants }, (_, person) => {
        const x = 20 + person * STEP
        return person < agreed ? bloom({ x, y: 20 }, 15, { seed: person + index }) : closed(x)
      }).join(''),
  }
}

export const startupsAnswersOne = answers(0)
export const startupsAnswersTwo = answers(1)
export const startupsAnswersThree = answers(2)
