import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_THEMES } from '../limits.ts'
import { entityId, pathId, typedLine } from '../text.ts'

export const MAX_THEME_LENGTH = 40
export const THEME_COLOURS = 5

const name = typedLine(MAX_THEME_LENGTH).check(z.minLength(1, 'Please name the theme.'))
const colour = z
  .int({ error: `Please choose a colour from 1 to ${THEME_COLOURS}.` })
  .check(z.minimum(1), z.maximum(THEME_COLOURS))

export const Theme = z.object({
  id: entityId,
  name: z.string(),
  colour: z.int(),
  mergedInto: z.nullable(entityId),
})
export type Theme = z.output<typeof Theme>

/**
 * Follows the merges from a theme to the one it's now part of. Returns `id` if the theme isn't
 * merged.
 */
export function themeRoot(themes: readonly Pick<Theme, 'id' | 'mergedInto'>[], id: number): number {
  const mergedInto = new Map(themes.map((theme) => [theme.id, theme.mergedInto]))
  let root = id
  // Take at most one step per theme, or a loop in the stored merges would never end.
  for (let step = 0; step < themes.length; step++) {
    const next = mergedInto.get(root)
    if (!next) break
    root = next
  }
  return root
}

export const addTheme = endpoint({
  method: 'POST',
  path: '/platform/research/:id/themes',
  audience: 'researcher',
  summary: `Add a theme for captures, up to ${MAX_THEMES} per project.`,
  status: 201,
  params: z.object({ id: pathId }),
  body: z.object({ name, colour: z.optional(colour) }),
  reply: Theme,
})

export const updateTheme = endpoint({
  method: 'PATCH',
  path: '/platform/theme/:id',
  audience: 'researcher',
  summary: 'Rename or recolour a theme, or merge it into another. Null undoes the merge.',
  params: z.object({ id: pathId }),
  body: z.object({
    name: z.optional(name),
    colour: z.optional(colour),
    mergedInto: z.optional(z.nullable(entityId)),
  }),
  reply: Theme,
})

export const deleteTheme = endpoint({
  method: 'DELETE',
  path: '/platform/theme/:id',
  audience: 'researcher',
  summary: 'Delete a theme. Its captures stay.',
  status: 204,
  params: z.object({ id: pathId }),
})
