import { notifyManager } from '@tanstack/react-query'
import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import type { Stance, Strength } from '@wattle/contract/findings/results'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { showToast } from '#ui/toast/toast.ts'
import type { Room } from '../../hooks.ts'
import { useFreshRoom } from '../use-fresh-room.ts'
import {
  type CaptureBody,
  createCaptureQueue,
  type SavedCapture,
  type Waiting,
} from './capture-queue.ts'

/** A capture with the unsent changes applied, so it looks as it will once we have sent them. */
export interface RoomCapture {
  key: string
  quote: string
  questionId: number | null
  assumptionId: number | null
  stance: Stance | null
  strength: Strength | null
  themeIds: readonly number[]
  noteField: string | null
  atMs: number | null
  cueFrom: number | null
  cueTo: number | null
  version?: number | undefined
  author: string | null
  refusal?: string | undefined
}

export type NewCapture = Omit<CaptureBody, 'version' | 'themeIds'>
export type Sorting = Partial<
  Pick<RoomCapture, 'assumptionId' | 'stance' | 'strength' | 'themeIds'>
>

const KIND = 'capture'

/** An interview's captures from the server, with unsent changes applied (optimistic update). */
export function useCaptures(room: Room) {
  const { id } = room.interview
  const { fresh, keep, refresh } = useFreshRoom(room)
  const isNumbered = fresh.participantNumber !== null
  const onSaved = useCallback(
    async (key: string, saved: SavedCapture | null) => {
      keep(({ evidence = [], ...rest }) => {
        const others = evidence.filter((one) => one.key !== key)
        return { ...rest, evidence: saved ? [...others, saved] : others }
      })
      // The server gives participants a number with their first capture, so we refetch the room.
      if (!isNumbered) void refresh()
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    },
    [keep, refresh, isNumbered],
  )
  const latest = useRef(onSaved)
  useEffect(() => {
    latest.current = onSaved
  })
  const [queue] = useState(() =>
    createCaptureQueue(id, {
      onSaved: (...saved) => latest.current(...saved),
      onStale: () =>
        showToast('Someone else changed this capture. You’re seeing their version now.'),
    }),
  )
  const waiting = useSyncExternalStore(queue.watch, queue.all)
  const isOffline = useSyncExternalStore(queue.watch, queue.isOffline)
  useEffect(() => void queue.send(), [queue])

  const captures = useMemo(() => overlay(fresh.evidence ?? [], waiting), [fresh.evidence, waiting])

  function add(capture: NewCapture, note?: string) {
    const key = crypto.randomUUID()
    queue.put(key, { ...capture, themeIds: [] })
    showToast([EVIDENCE_MESSAGES.captured, note].filter(Boolean).join(' '), {
      tone: 'success',
      kind: KIND,
      action: { label: 'Undo', onAction: () => undo(key) },
    })
    return key
  }
  const undo = (key: string) => queue.put(key, null)

  return {
    captures,
    waiting: waiting.filter(({ refusal }) => refusal === undefined).length,
    isOffline,
    add,
    undo,
    forget: queue.forget,
    sort(key: string, sorting: Sorting) {
      const capture = overlay(fresh.evidence ?? [], queue.all()).find((one) => one.key === key)
      if (!capture) return
      const { author: _author, refusal: _refusal, key: _key, version, ...body } = capture
      queue.put(key, {
        ...body,
        ...sorting,
        themeIds: [...(sorting.themeIds ?? body.themeIds)],
        ...(version !== undefined && { version }),
      })
    },
  }
}

export type Captures = ReturnType<typeof useCaptures>

const NOTHING = {
  questionId: null,
  assumptionId: null,
  stance: null,
  strength: null,
  noteField: null,
  atMs: null,
  cueFrom: null,
  cueTo: null,
  author: null,
}

type Stored = NonNullable<Room['evidence']>

function overlay(stored: Stored, waiting: readonly Waiting[]): RoomCapture[] {
  const shown = new Map<string, RoomCapture & { createdAt: string }>(
    stored.map((capture) => [capture.key, capture]),
  )
  for (const { key, body, at, refusal } of waiting) {
    const before = shown.get(key)
    if (!body) shown.delete(key)
    else {
      const { themeIds = [], ...content } = body
      shown.set(key, {
        ...NOTHING,
        ...before,
        ...withoutUndefined(content),
        key,
        themeIds,
        refusal,
        createdAt: before?.createdAt ?? at,
        version: before?.version ?? body.version,
      } as RoomCapture & { createdAt: string })
    }
  }
  return [...shown.values()].sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

const withoutUndefined = (content: object) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
