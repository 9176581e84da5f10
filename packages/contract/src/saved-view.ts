import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Filter } from './filter.ts'
import { entityId, pathId, typedLine, writtenText } from './text.ts'

export const VIEW_LISTS = [
  'PANEL',
  'PROJECTS',
  'DISTRIBUTIONS',
  'COMPLETIONS',
  'INTERVIEWS',
  'PAYMENTS',
  'OUTBOX',
  'ENQUIRIES',
  'USERS',
  'AUDIT',
] as const

/** A saved view of a list: its filter, its columns, and the parameters in its URL. */
const View = z.strictObject({
  filter: z.optional(Filter),
  columns: z.optional(z.array(writtenText(60)).check(z.maxLength(60))),
  query: z.optional(z.record(writtenText(40), writtenText(200))),
})

export const SavedView = z.object({
  id: entityId,
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  view: View,
  shared: z.boolean(),
  /** True if the caller owns this view. Only the owner can delete it. */
  isOwn: z.boolean(),
})
export type SavedView = z.output<typeof SavedView>

const VIEWS = '/admin/panel/views'
const list = z.optional(z.enum(VIEW_LISTS))

export const listViews = endpoint({
  method: 'GET',
  path: VIEWS,
  audience: 'admin',
  summary: 'Your own views of a list and those shared with the team, by name. PANEL by default.',
  query: z.object({ list }),
  reply: z.array(SavedView),
})

export const saveView = endpoint({
  method: 'POST',
  path: VIEWS,
  audience: 'admin',
  summary: 'Save how a list is shown. Replaces your own view with the same name.',
  status: 201,
  body: z.object({
    list,
    name: typedLine(80).check(z.minLength(1, 'Please enter a name.')),
    view: View,
    shared: z.optional(z.boolean()),
  }),
  reply: SavedView,
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: `${VIEWS}/:id`,
  audience: 'admin',
  summary: 'Delete one of your own views.',
  params: z.object({ id: pathId }),
  status: 204,
})
