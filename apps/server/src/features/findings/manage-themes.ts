import { THEME_COLOURS, type Theme, themeRoot } from '@wattle/contract/findings/themes'
import { MAX_THEMES } from '@wattle/contract/limits'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { lockOwnResearch } from '#features/project/service.ts'
import { listThemes } from './evidence-queries.ts'
import * as queries from './theme-queries.ts'

type NewTheme = { name: string; colour?: number | undefined }

/** If the theme has no colour, it gets the next one in the palette. */
export function addTheme(deps: Deps, actor: SignedIn, id: number, theme: NewTheme): Promise<Theme> {
  return deps.db.transaction(async (tx) => {
    await lockOwnResearch(tx, actor, id)
    const themes = await listThemes(tx, id)
    must(themes.length < MAX_THEMES, 'TOO_MANY_THEMES')
    mustBeNew(themes, theme.name)
    const colour = theme.colour ?? (themes.length % THEME_COLOURS) + 1
    return queries.insertTheme(tx, { researchId: id, name: theme.name, colour })
  })
}

type Change = {
  name?: string | undefined
  colour?: number | undefined
  mergedInto?: number | null | undefined
}

export function updateTheme(
  deps: Deps,
  actor: SignedIn,
  id: number,
  { name, colour, mergedInto }: Change,
): Promise<Theme> {
  return changing(deps, actor, id, async (tx, themes) => {
    if (name) mustBeNew(themes, name, id)
    if (mergedInto) mustBeMergeable(themes, id, mergedInto)
    return queries.updateTheme(tx, id, {
      ...(name && { name }),
      ...(colour && { colour }),
      ...(mergedInto !== undefined && { mergedInto }),
    })
  })
}

export function deleteTheme(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  return changing(deps, actor, id, async (tx) => {
    await queries.deleteTheme(tx, id)
    return undefined
  })
}

/** Locks the project, so theme names stay unique and two merges at once can't form a loop. */
async function changing<T>(
  deps: Deps,
  actor: SignedIn,
  id: number,
  change: (tx: Db, themes: Theme[]) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    const researchId = await queries.findProjectOfTheme(tx, id)
    must(researchId, 'NOT_FOUND')
    await lockOwnResearch(tx, actor, researchId)
    const themes = await listThemes(tx, researchId)
    must(
      themes.some((theme) => theme.id === id),
      'NOT_FOUND',
    )
    return change(tx, themes)
  })
}

function mustBeNew(themes: Theme[], name: string, id?: number): void {
  const isSame = (theme: Theme) => theme.name.toLowerCase() === name.toLowerCase()
  const known = themes.find((theme) => theme.id !== id && isSame(theme))
  must(!known, 'THEME_EXISTS', { data: { theme: known } })
}

function mustBeMergeable(themes: Theme[], id: number, into: number): void {
  must(
    themes.some((theme) => theme.id === into),
    'NOT_FOUND',
  )
  const fields = { mergedInto: 'You can’t merge a theme into itself. Choose another one.' }
  must(themeRoot(themes, into) !== id, 'INVALID_INPUT', { fields })
}
