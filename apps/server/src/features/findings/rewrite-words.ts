import { MAX_ASSUMPTION_LENGTH } from '@wattle/contract/findings/assumptions'
import { MAX_THEME_LENGTH } from '@wattle/contract/findings/themes'
import { MAX_NEXT_STEP, MAX_VERDICT_REASON } from '@wattle/contract/findings/verdicts'
import type { Db } from '#db/open.ts'
import { changeTexts } from './report-texts.ts'
import * as queries from './rewrite-queries.ts'

type Change = (text: string) => string

/**
 * Applies the change to everything the researcher wrote about the project: reports and their
 * drafts, assumptions and how they changed, verdicts and themes. Removes withdrawn quotes and the
 * names of deleted members.
 */
export async function rewriteWords(tx: Db, researchId: number, change: Change): Promise<void> {
  for (const { version, content } of await queries.lockReports(tx, researchId)) {
    const changed = changeTexts(content, change)
    if (isOther(changed, content)) await queries.updateReport(tx, researchId, version, changed)
  }
  for (const { id, text } of await queries.lockAssumptions(tx, researchId)) {
    const changed = change(text).slice(0, MAX_ASSUMPTION_LENGTH)
    if (changed !== text) await queries.updateAssumptionText(tx, id, changed)
  }
  await rewriteThemes(tx, researchId, change)
  await queries.allowRedaction(tx)
  for (const verdict of await queries.listVerdictWords(tx, researchId)) {
    const changed = {
      version: verdict.version,
      reason: change(verdict.reason).slice(0, MAX_VERDICT_REASON),
      nextStep: change(verdict.nextStep).slice(0, MAX_NEXT_STEP),
      results: verdict.results.map((one) => ({ ...one, text: change(one.text) })),
    }
    if (isOther(changed, verdict)) await queries.updateVerdictWords(tx, researchId, changed)
  }
  for (const { id, before, after } of await queries.listChangeWords(tx, researchId)) {
    const changed = { before: before && change(before), after: after && change(after) }
    if (isOther(changed, { before, after })) await queries.updateChangeWords(tx, { id, ...changed })
  }
}

/** Theme names are unique, so a name that would occur twice gets the theme's id instead. */
async function rewriteThemes(tx: Db, researchId: number, change: Change): Promise<void> {
  const themes = await queries.lockThemes(tx, researchId)
  for (const theme of themes) {
    const changed = change(theme.name).slice(0, MAX_THEME_LENGTH)
    if (changed === theme.name) continue
    const isTaken = themes.some(
      ({ id, name }) => id !== theme.id && name.toLowerCase() === changed.toLowerCase(),
    )
    theme.name = isTaken ? `Theme ${theme.id}` : changed
    await queries.updateThemeName(tx, theme.id, theme.name)
  }
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
