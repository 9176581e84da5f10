import { saveInterviewNotes } from '@wattle/contract/interview'
import { useSyncExternalStore } from 'react'
import { call } from '#lib/api/call.ts'
import type { Texts } from '#lib/autosave/texts.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useQuietAutosave } from '#lib/autosave/use-autosave.ts'
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

export type RoomNotes = ReturnType<typeof useRoomNotes>

/**
 * The notes from the interview, with autosave. The hooks below each read a part of them, so a key
 * press only renders the note it changes, and not every capture.
 */
export function useRoomNotes(room: Room) {
  const { id } = room.interview
  return useQuietAutosave<Notes>({
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
}

export const notesNow = (notes: RoomNotes): Texts => notes.snapshot().document.texts

export const useNote = (notes: RoomNotes, field: string): string =>
  useSyncExternalStore(notes.subscribe, () => notesNow(notes).get(field) ?? '')

export function useNoted(notes: RoomNotes): ReadonlySet<string> {
  // Joins the fields into one string, because the snapshot must stay equal while the same fields
  // have notes.
  const fields = useSyncExternalStore(notes.subscribe, () =>
    [...notesNow(notes)].flatMap(([field, text]) => (text.trim() ? field : [])).join(),
  )
  return new Set(fields.split(','))
}

export const useSaveState = (notes: RoomNotes) =>
  useSyncExternalStore(notes.subscribe, () => notes.snapshot().state)
