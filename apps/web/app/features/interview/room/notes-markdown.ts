import { letterOf } from '#lib/letters.ts'
import type { Room } from '../hooks.ts'
import { GENERAL } from './room-notes.ts'

/** The interview's screener answers, guide and notes as a Markdown file. */
export function notesMarkdown(
  { interview, answers, guide }: Room,
  notes: ReadonlyMap<string, string>,
  when: string,
): string {
  const note = (field: string) => notes.get(field)?.trim() || '_No notes._'
  const lines = [
    `# Interview with ${interview.respondentName}`,
    `${interview.researchName}, ${when}`,
    '## Screener answers',
    answers
      .map(({ question, answers: chosen }) => `- ${question}\n  **${chosen.join(', ')}**`)
      .join('\n'),
    ...(guide?.parts.flatMap(({ topic, questions }, index) => [
      `## ${index + 1}. ${topic}`,
      ...questions.flatMap(({ id, question }, place) => [
        `### ${letterOf(place)}) ${question}`,
        note(String(id)),
      ]),
    ]) ?? []),
    '## Other notes',
    note(GENERAL),
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}
