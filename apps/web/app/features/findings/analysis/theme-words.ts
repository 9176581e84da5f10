import { themeRoot } from '@wattle/contract/findings/themes'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { countOf } from '../shared/result-words.ts'

export type CountedTheme = AnalysisReply['themes'][number]

export const ownThemes = (themes: readonly CountedTheme[]) =>
  themes.filter(({ mergedInto }) => mergedInto === null)

/**
 * A capture's themes as we count them: a merged theme counts as the one it's merged into, and each
 * theme appears once.
 */
export function shownThemes(themes: readonly CountedTheme[], ids: readonly number[]) {
  const roots = new Set(ids.map((id) => themeRoot(themes, id)))
  return themes.filter(({ id }) => roots.has(id))
}

/** The themes merged into this one, directly or through another. */
export const mergedThemes = (themes: readonly CountedTheme[], id: number) =>
  themes.filter((theme) => theme.id !== id && themeRoot(themes, theme.id) === id)

/** How often a theme came up, as in "4 people, 7 captures". */
export const themeCounts = ({ people, captures }: CountedTheme) =>
  `${people === 1 ? '1 person' : `${people} people`}, ${countOf(captures, 'capture')}`
