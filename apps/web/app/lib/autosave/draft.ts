import { useEffect, useState } from 'react'
import { localStore } from '#lib/storage.ts'

interface Draft<Value> {
  value: Value
  /** When it was last kept on this device; undefined while nothing differs. */
  keptAt: Date | undefined
  change: (value: Value) => void
  /** It is saved: nothing is left to keep. */
  discard: () => void
}

type Stored = { base: unknown; value: unknown; at: string }

/**
 * What a person has typed and not yet sent, kept on this device: a lost connection or a closed tab
 * costs nothing. It counts only against the version that it was begun from, and is the same in every
 * window.
 */
export function useDraft<Value>(key: string, base: Value): Draft<Value> {
  const storageKey = `draft:${key}`
  const [{ value, keptAt }, setDraft] = useState(() => startFrom(storageKey, base))
  const begun = JSON.stringify(base)

  // Two windows on one text would each write over the other's: so they show the same.
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

/** Nothing claims to be kept that closing the page would lose. */
const keptSince = (key: string, at: Date) => (localStore.outlastsPage(key) ? at : undefined)
