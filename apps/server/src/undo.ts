import { UNDO_SECONDS } from '@wattle/contract/undo'
import type { Deps } from './deps.ts'

export const UNDO_MS = UNDO_SECONDS * 1000

/** When to send the emails about a change that can be undone. Null if undo isn't offered. */
export const waitForUndo = ({ now }: Deps, { undo }: { undo?: 'true' | undefined }): Date | null =>
  undo ? new Date(now().getTime() + UNDO_MS) : null

/** Whether a change made at this time can still be undone. */
export const isFresh = ({ now }: Deps, at: Date | null): boolean =>
  at !== null && now().getTime() - at.getTime() < UNDO_MS
