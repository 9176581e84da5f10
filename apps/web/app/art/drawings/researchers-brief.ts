import { SAMPLE_BRIEF_PEOPLE } from '../../content/researchers.ts'
import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { INK, stroke } from '../ink.ts'

const IN_A_ROW = 9

/** As many blooms as the sample brief asks for people. */
export const researchersBriefPeople: Drawing = {
  name: 'researchers-brief-people',
  sheet: 'researchers',
  width: 378,
  height: 88,
  draw: () =>
    Array.from({ length: SAMPLE_BRIEF_PEOPLE }, (_, index) => {
      const column = index % IN_A_ROW
      const row = Math.floor(index / IN_A_ROW)
      const x = 20 + column * 42
      const y = 22 + row * 44 + Math.sin(column * 1.3 + row * 2) * 2.5
      return bloom({ x, y }, 17, { seed: index })
    }).join(''),
}

export const researchersClip: Drawing = {
  name: 'researchers-clip',
  sheet: 'researchers',
  width: 30,
  height: 84,
  draw: () => stroke('M8 26V66a7 7 0 0 0 14 0V16a9.5 9.5 0 0 0-19 0V60', 2.4, INK.edge),
}
