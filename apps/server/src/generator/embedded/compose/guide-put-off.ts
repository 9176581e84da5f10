import type { Phrasing } from './guide-slots.ts'

const said = (...texts: string[]): Phrasing[] => texts.map((text) => () => text)

/** What was not done took no time and did not go wrong: what is asked about it instead. */
export const PUT_OFF = {
  warmUp: [
    ({ topic }) => `Where did ${topic} come up in the last few weeks?`,
    ({ topic }) => `When did ${topic} last cross your mind?`,
    ({ topic }) => `Who last spoke to you about ${topic}?`,
  ],
  start: said('What kept you from it that day?', 'What got in the way?', 'What made you leave it?'),
  steps: said('What did you do instead?', 'What was on your mind?', 'How far had you got with it?'),
  cost: [
    ({ undone }) => `What has ${undone} cost you so far?`,
    ({ subject }) => `What did ${subject} take the last time you did it?`,
  ],
  time: said('What was more pressing?', 'What took its place?', 'Where did that time go?'),
  money: said('What does it cost you to do it?', 'Which costs come with doing it?'),
  consequences: [
    ({ undone }) => `What came of ${undone}?`,
    ({ undone }) => `When did ${undone} last worry you?`,
  ],
} satisfies Record<string, Phrasing[]>
