import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Filter } from './filter.ts'
import { searchWords } from './list.ts'
import { MEMBER_STATES } from './panel.ts'
import { MEMBER_FLAGS } from './profile.ts'
import { entityId, instant, pathId, typedLine, typedText } from './text.ts'

export const FLAG_LABELS: Record<(typeof MEMBER_FLAGS)[number], string> = {
  NONE: 'No flag',
  CARE: 'Handle with care',
  DO_NOT_INVITE: 'Don’t invite',
}

const NO_NUMBER = 'Please say how many people this should change.'
const name = typedLine(120).check(z.minLength(1, 'Please enter a name.'))

/**
 * A list of panel members that our team keeps. If the list is a client's, that client's studies can
 * invite its members.
 */
export const PanelList = z.object({
  id: entityId,
  name: z.string(),
  clientId: z.nullable(entityId),
  clientName: z.nullable(z.string()),
  members: z.int(),
  createdAt: instant,
})
export type PanelList = z.output<typeof PanelList>

const LISTS = '/admin/panel/lists'

export const listPanelLists = endpoint({
  method: 'GET',
  path: LISTS,
  audience: 'admin',
  summary: 'Every list of panel members, by name.',
  reply: z.array(PanelList),
})

export const addPanelList = endpoint({
  method: 'POST',
  path: LISTS,
  audience: 'admin',
  summary: 'Create a list. Once a list belongs to a client, you can’t assign it to another.',
  status: 201,
  body: z.object({ name, clientId: z.optional(z.nullable(entityId)) }),
  reply: PanelList,
})

export const updatePanelList = endpoint({
  method: 'PATCH',
  path: `${LISTS}/:id`,
  audience: 'admin',
  summary:
    'Rename a list, or assign it to a client. Once it belongs to a client, you can’t assign it to another.',
  params: z.object({ id: pathId }),
  body: z.object({ name: z.optional(name), clientId: z.optional(z.nullable(entityId)) }),
  reply: PanelList,
})

export const MAX_NOTE = 2000

export const MemberNote = z.object({
  id: entityId,
  text: z.string(),
  pinned: z.boolean(),
  /** Null once the author's account is deleted. */
  author: z.nullable(z.string()),
  at: instant,
})
export type MemberNote = z.output<typeof MemberNote>

export const addNote = endpoint({
  method: 'POST',
  path: '/admin/panel/:id/notes',
  audience: 'admin',
  summary: 'Add a note about a member. They can read it in their download.',
  status: 201,
  params: z.object({ id: pathId }),
  body: z.object({
    text: typedText(MAX_NOTE).check(z.minLength(1, 'Please write something.')),
    pinned: z.optional(z.boolean()),
  }),
  reply: MemberNote,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/admin/panel/:id/notes/:noteId',
  audience: 'admin',
  summary: 'Delete a note.',
  params: z.object({ id: pathId, noteId: pathId }),
  status: 204,
})

/** With more people than this, a bulk action runs in the background. */
export const BULK_AT_ONCE = 500
const MOST_IDS = 500

const Action = z.union(
  [
    z.strictObject({ kind: z.enum(['ADD_TO_LIST', 'REMOVE_FROM_LIST']), listId: entityId }),
    z.strictObject({ kind: z.literal('FLAG'), flag: z.enum(MEMBER_FLAGS) }),
  ],
  { error: 'That isn’t a valid action.' },
)
export type BulkAction = z.output<typeof Action>

export const bulkMembers = endpoint({
  method: 'POST',
  path: '/admin/panel/bulk',
  audience: 'admin',
  summary:
    'Add people to a list, remove them from one, or flag them. Takes ids, or everyone the panel list shows. Changes nothing if there are more or fewer people than `expected`.',
  body: z.object({
    ids: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(MOST_IDS))),
    filter: z.optional(Filter),
    search: searchWords,
    state: z.optional(z.enum(MEMBER_STATES)),
    undeliverable: z.optional(z.enum(['true', 'false'])),
    action: Action,
    expected: z.int({ error: NO_NUMBER }).check(z.minimum(0, NO_NUMBER)),
  }),
  reply: z.object({
    affected: z.int(),
    /** True if there are more than `BULK_AT_ONCE` people, so the action runs in the background. */
    isQueued: z.boolean(),
  }),
})
