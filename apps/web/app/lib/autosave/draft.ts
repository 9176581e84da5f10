import { useEffect, useState } from 'react'
import { localStore } from '#lib/storage.ts'

interface Draft<Value> {
  value: Value
  /**
   * When the draft was last saved on this device. Undefined if there's no draft, or if it wouldn't
   * survive closing the page.
   */
  keptAt: Date | undefined
  change: (value: Value) => void
  /** Deletes the draft. Call this after saving. */
  discard: () => void
}

type Stored = { base: unknown; value: unknown; at: string }

/**
 * What a person has typed but not sent, stored on this device, so a lost connection or a closed tab
 * doesn't lose it. A draft is only valid for the version it's based on, and is the same in every
 * window.
 */
export function useDraft<Value>(key: string, base: Value): Draft<Value> {
  const storageKey = `draft:${key}`
  const [{ value, keptAt }, setDraft] = useState(() => startFrom(storageKey, base))
  const begun = JSON.stringify(base)

  // Two windows that edit the same text would overwrite each other's changes, so both show the same
  // draft.
  useEffect(() => {
    const end = new AbortController()
    const follow = ({ key: changed, newValue }: StorageEvent) => {
      if (changed !== storageKey || !newValue) return
      setDraft(startFrom(storageKey, JSON.parse(begun) as Value))
    }
    window.addEventListener('storage', follow, end)
    return () => end.abort()
  }, [storageKey, begun])

  return {
    value,
    keptAt,
    change(next) {
      const at = new Date()
      localStore.setJson(storageKey, { base, value: next, at })
      setDraft({ value: next, keptAt: keptSince(storageKey, at) })
    },
    discard() {
      localStore.remove(storageKey)
      setDraft((draft) => ({ ...draft, keptAt: undefined }))
    },
  }
}

function startFrom<Value>(key: string, base: Value): { value: Value; keptAt: Date | undefined } {
  const stored = localStore.getJson<Stored>(key)
  if (!stored || !isSame(stored.base, base)) return { value: base, keptAt: undefined }
  return { value: stored.value as Value, keptAt: keptSince(key, new Date(stored.at)) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Undefined if closing the page would lose the draft, so we don't say it's saved. */
const keptSince = (key: string, at: Date) => (localStore.outlastsPage(key) ? at : undefined)
