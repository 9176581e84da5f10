import { UNDO_SECONDS } from '@wattle/contract/undo'
import type { Deps } from './deps.ts'

/** For so long a change can be undone. */
export const UNDO_MS = UNDO_SECONDS * 1000

/** Until when mails wait that their causer may take back; null where that is not offered. */
export const waitForUndo = ({ now }: Deps, { undo }: { undo?: 'true' | undefined }): Date | null =>
  undo ? new Date(now().getTime() + UNDO_MS) : null

/** Whether it happened so short a time ago that it can be taken back. */
export const isFresh = ({ now }: Deps, at: Date | null): boolean =>
  at !== null && now().getTime() - at.getTime() < UNDO_MS
