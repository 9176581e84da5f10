import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { addTheme } from '@wattle/contract/findings/themes'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallError, call, messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { Room } from '../../hooks.ts'
import { isSorted } from '../captures/coverage.ts'
import { lineTimes } from '../captures/line-times.ts'
import { captureOf, wordsAt } from '../captures/note-line.ts'
import { type RoomCapture, useCaptures } from '../captures/use-captures.ts'
import { GENERAL, notesNow, useRoomNotes } from '../room-notes.ts'
import { useFreshRoom } from '../use-fresh-room.ts'
import { readTimer } from '../use-timer.ts'
import type { Cockpit, Tab } from './cockpit-context.ts'
import { useFolds } from './use-folds.ts'

export const SORT_NOW = 'sort-now'

type Theme = NonNullable<Room['themes']>[number]
type Open = { key: string; back: () => void; skipped?: readonly string[] }

export function useCockpitState(room: Room): Cockpit {
  const { id, researchId, respondentName } = room.interview
  const notes = useRoomNotes(room)
  const { fresh, keep, refresh } = useFreshRoom(room)
  useOnFocus(refresh)
  const captures = useCaptures(room)
  const [address, setAddress] = useSearchParams()
  const tab: Tab = address.get('tab') === 'transcript' ? 'transcript' : 'guide'
  const showTab = (next: Tab) => {
    if (next === tab) return
    const options = { replace: true, preventScrollReset: true }
    setAddress(next === 'guide' ? {} : { tab: next }, options)
  }
  const folds = useFolds(room, () => showTab('guide'))
  const [times] = useState(() => lineTimes(id))
  const [open, setOpen] = useState<Open>()
  const assumptions = fresh.assumptions ?? []
  const themes = fresh.themes ?? []

  function writeNote(field: string, text: string) {
    const { isRunning, elapsed } = readTimer(id)
    times.edit(field, notesNow(notes).get(field) ?? '', text, isRunning ? elapsed : null)
    notes.type(field, text)
  }

  function capture(field: string, area: HTMLTextAreaElement) {
    const words = wordsAt(area)
    if (!words.quote) return showToast(EVIDENCE_MESSAGES.emptyLine, { kind: 'capture' })
    const { value, selectionStart, selectionEnd } = area
    const questionId = field === GENERAL ? null : Number(field)
    const add = () =>
      captures.add(
        {
          quote: words.quote,
          noteField: field,
          questionId,
          assumptionId: assumptions.find((one) => isTestedBy(one, questionId))?.id ?? null,
          atMs: times.of(field, value)[words.line] ?? null,
        },
        words.isShortened ? EVIDENCE_MESSAGES.shortened : undefined,
      )
    const key = captureOf(captures.captures, { field, text: value }, words)?.key ?? add()
    setOpen({
      key,
      back() {
        area.focus()
        area.setSelectionRange(selectionStart, selectionEnd)
      },
    })
  }

  function sortNext(skipped: readonly string[]) {
    const isNext = (one: RoomCapture) => !isSorted(one) && !skipped.includes(one.key)
    const next = captures.captures.find(isNext)
    if (!next) return false
    const back = () => document.getElementById(SORT_NOW)?.focus()
    setOpen({ key: next.key, back, skipped: [...skipped, next.key] })
    return true
  }

  function closeStrip(isFocusKept: boolean) {
    if (!open) return
    if (!isFocusKept && open.skipped && sortNext(open.skipped)) return
    setOpen(undefined)
    if (!isFocusKept) open.back()
  }

  async function nameTheme(key: string, name: string) {
    try {
      const theme = themeCalled(themes, name) ?? (await addNewTheme(researchId, name))
      keep((now) => withTheme(now, theme))
      const now = captures.captures.find((one) => one.key === key)?.themeIds ?? []
      captures.sort(key, { themeIds: [...new Set([...now, theme.id])] })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }

  return {
    room: fresh,
    firstName: respondentName.trim().split(/\s+/)[0] ?? respondentName,
    captures,
    assumptions,
    themes,
    notes,
    writeNote,
    folds,
    tab,
    showTab,
    openKey: open && captures.captures.some(({ key }) => key === open.key) ? open.key : undefined,
    capture,
    openCapture: ({ key }, back) => setOpen({ key, back }),
    sortNow: () => void sortNext([]),
    closeStrip,
    addTheme: nameTheme,
    isFixed: Boolean(fresh.wordsWithdrawnAt),
  }
}

/**
 * Runs `act` when the window gets focus. Next to a video call the page is never hidden, so the
 * query library doesn't refetch.
 */
function useOnFocus(act: () => unknown) {
  useEffect(() => {
    const listen = () => void act()
    window.addEventListener('focus', listen)
    return () => window.removeEventListener('focus', listen)
  }, [act])
}

const isTestedBy = (assumption: { questionIds: number[] }, questionId: number | null) =>
  questionId !== null && assumption.questionIds.includes(questionId)

const themeCalled = (themes: readonly Theme[], name: string) =>
  themes.find((one) => !one.mergedInto && one.name.toLowerCase() === name.toLowerCase())

/** Adds a theme, or returns the existing one if someone else has just added it. */
const addNewTheme = (researchId: number, name: string): Promise<Theme> =>
  call(addTheme, { params: { id: String(researchId) }, body: { name } }).catch((error) => {
    const known = error instanceof CallError ? error.data.theme : undefined
    if (known) return known as Theme
    throw error
  })

const withTheme = (room: Room, theme: Theme): Room => ({
  ...room,
  themes: [...(room.themes ?? []).filter(({ id }) => id !== theme.id), theme],
})
