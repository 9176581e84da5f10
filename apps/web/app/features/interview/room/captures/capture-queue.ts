import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { deleteCapture, saveCapture } from '@wattle/contract/findings/evidence'
import { CallError, call, messageOf } from '#lib/api/call.ts'
import { localStore } from '#lib/storage.ts'

export type CaptureBody = CallInput<typeof saveCapture>['body']
export type SavedCapture = CallReply<typeof saveCapture>

/** A change that's waiting to reach the server. */
export interface Waiting {
  key: string
  /** The capture's new content. Null deletes the capture. */
  body: CaptureBody | null
  /** Counts the changes, so the response to an older change doesn't remove a newer one. */
  change: number
  /** Whether the change was sent. It may have reached the server even if we got no response. */
  isTried: boolean
  /** Why the server refused the change. The capture stays in the queue with its text. */
  refusal?: string
  at: string
}

interface Listener {
  /**
   * Resolves once the capture is rendered. Only then does the change leave the queue, because the
   * capture would otherwise vanish for a moment.
   */
  onSaved: (key: string, capture: SavedCapture | null) => Promise<void>
  /** Called when someone else changed the capture first. */
  onStale: () => void
}

const RETRY_MS = 5000

/**
 * One interview's captures that we still have to send. Keeps them in local storage, and sends them
 * in order, one at a time. Reads the list from storage before every change, so two tabs don't
 * overwrite each other's captures.
 */
export function createCaptureQueue(interviewId: number, listener: Listener) {
  const name = `captures:${interviewId}`
  const watchers = new Set<() => void>()
  let shown: { text: string | null; list: readonly Waiting[] } = { text: null, list: [] }
  let isOffline = false
  let isSending = false
  let retry: ReturnType<typeof setTimeout> | undefined

  function all(): readonly Waiting[] {
    const text = localStore.get(name)
    if (text !== shown.text) shown = { text, list: localStore.getJson<Waiting[]>(name) ?? [] }
    return shown.list
  }
  const notify = () => {
    for (const watcher of watchers) watcher()
  }
  function store(list: readonly Waiting[]) {
    if (list.length > 0) localStore.setJson(name, list)
    else localStore.remove(name)
  }
  function write(list: readonly Waiting[]) {
    store(list)
    notify()
  }
  const edited = (key: string, work: (one: Waiting) => Waiting | undefined) =>
    all().flatMap((one) => (one.key === key ? (work(one) ?? []) : one))
  const edit = (...change: Parameters<typeof edited>) => write(edited(...change))
  const forget = (key: string) => edit(key, () => undefined)

  /**
   * Replaces an older change to the same capture, or adds the change at the end of the queue.
   * Deleting a capture that was never sent just removes it from the queue.
   */
  function put(key: string, body: CaptureBody | null) {
    const known = all().find((one) => one.key === key)
    if (body === null && known && !known.isTried && known.body?.version === undefined) {
      forget(key)
      return
    }
    const change = (known?.change ?? 0) + 1
    const { refusal: _refusal, ...last } = known ?? {
      key,
      isTried: false,
      at: new Date().toISOString(),
    }
    const next = { ...last, body, change }
    write(known ? all().map((one) => (one.key === key ? next : one)) : [...all(), next])
    void send()
  }

  async function send() {
    if (isSending) return
    isSending = true
    clearTimeout(retry)
    try {
      await withLock(name, sendAll)
    } finally {
      isSending = false
    }
    // Someone may have added a capture while the lock was being released.
    if (!isOffline && all().some(({ refusal }) => refusal === undefined)) void send()
  }

  async function sendAll() {
    for (;;) {
      const next = all().find(({ refusal }) => refusal === undefined)
      if (!next) return setOffline(false)
      // Doesn't notify the watchers, because this changes nothing they show.
      store(edited(next.key, (one) => ({ ...one, isTried: true })))
      try {
        const saved = await sendOne(next)
        setOffline(false)
        await listener.onSaved(next.key, saved)
        edit(next.key, (one) => newerThan(next, one, saved))
      } catch (error) {
        if (!isRefusal(error)) return setOffline(true)
        setOffline(false)
        await handleRefusal(next, error)
      }
    }
  }

  function sendOne({ key, body }: Waiting): Promise<SavedCapture | null> {
    const params = { id: String(interviewId), key }
    if (body) return call(saveCapture, { params, body })
    return call(deleteCapture, { params }).then(() => null)
  }

  async function handleRefusal({ key, body }: Waiting, error: CallError) {
    const current = error.code === 'STALE_VERSION' ? error.data.current : undefined
    if (current) {
      await listener.onSaved(key, current as SavedCapture)
      listener.onStale()
    }
    // A refused deletion has no text to keep.
    if (current || !body) forget(key)
    else edit(key, (one) => ({ ...one, refusal: messageOf(error) }))
  }

  function setOffline(is: boolean) {
    clearTimeout(retry)
    if (is) retry = setTimeout(send, RETRY_MS)
    if (isOffline === is) return
    isOffline = is
    notify()
  }

  return {
    all,
    put,
    forget,
    send,
    isOffline: () => isOffline,
    watch(watcher: () => void) {
      const onStorage = ({ key }: StorageEvent) => key === name && notify()
      const onBack = () => void send()
      watchers.add(watcher)
      window.addEventListener('storage', onStorage)
      window.addEventListener('online', onBack)
      window.addEventListener('focus', onBack)
      return () => {
        watchers.delete(watcher)
        clearTimeout(retry)
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('online', onBack)
        window.removeEventListener('focus', onBack)
      }
    },
  }
}

/** What's left to send after a response: nothing, or the change someone made in the meantime. */
function newerThan(sent: Waiting, now: Waiting, saved: SavedCapture | null): Waiting | undefined {
  if (now.change === sent.change) return undefined
  const version = saved?.version
  return { ...now, body: now.body && { ...now.body, ...(version && { version }) } }
}

/** Whether the server refused the request. If it did, a retry would fail the same way. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

/** If the browser supports locks, locks the queue, so that only one tab sends changes. */
const withLock = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work()
