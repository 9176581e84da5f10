import { saveInterviewNotes } from '@wattle/contract/interview'
import { call } from '#lib/api/call.ts'
import type { Texts } from '#lib/autosave/texts.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import type { Room } from '../hooks.ts'

/** The key of the note that isn't about a question. */
export const GENERAL = 'general'

/** Notes have no versions. Each field is saved separately, and the last write wins. */
type Notes = { version: 0; texts: Texts }

const fieldsOf = ({ guide }: Room) => [
  GENERAL,
  ...(guide?.parts.flatMap(({ questions }) => questions.map(({ id }) => String(id))) ?? []),
]

const notesOf = (room: Room, notes: Record<string, string>): Notes => ({
  version: 0,
  texts: new Map(fieldsOf(room).map((field) => [field, notes[field] ?? ''])),
})

/** The notes from the interview, with autosave. */
export function useRoomNotes(room: Room) {
  const { id } = room.interview
  const { autosave, document, state } = useAutosave<Notes>({
    document: notesOf(room, room.notes),
    textsOf: ({ texts }) => texts,
    withTexts: (notes, texts) => ({ ...notes, texts: new Map([...notes.texts, ...texts]) }),
    async write(_notes, texts, { isLeaving }) {
      const reply = await call(
        saveInterviewNotes,
        { params: { id: String(id) }, body: { notes: Object.fromEntries(texts) } },
        { keepalive: isLeaving },
      )
      return notesOf(room, reply.notes)
    },
    unsaved: unsavedTexts(`interview-${id}`),
  })
  return { notes: document.texts, write: autosave.type, state }
}
