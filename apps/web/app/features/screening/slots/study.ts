import type { ConsentRequest } from '@wattle/contract/consent'
import type { CallReply } from '@wattle/contract/endpoint'
import type { getRespondentScreener } from '@wattle/contract/screening'
import { takePrefetched } from '#lib/api/prefetch.ts'
import { callByLink } from '#lib/api/respondent-call.ts'

type ScreenerReply = CallReply<typeof getRespondentScreener>
export type Study = Pick<
  ScreenerReply['screenerInfo'],
  'studyTitle' | 'estimatedTime' | 'incentive' | 'hasStandbys'
>
type About = {
  study: Study
  interviewId: number | undefined
  /** Whether the person said they're coming. Undefined if they haven't answered. */
  coming: boolean | undefined
  consents: ConsentRequest[]
  /** The code in `slot-extras.tsx`. Undefined if it didn't load. */
  extras: Awaited<ReturnType<typeof loadExtras>>
}

const loadExtras = () => import('./slot-extras.tsx').catch(() => undefined)

/** How long we wait for the study's details before we show the times without them. */
const PATIENCE_MS = 1500

export const listSlots = (hash: string) =>
  callByLink(hash, 'listRespondentSlots', { params: { hash } })

/**
 * Loads the times, plus the study's details if they arrive within `PATIENCE_MS`. `asked` resolves
 * with the details, however late they arrive.
 */
export async function openTimes(hash: string) {
  const slots = await listSlots(hash)
  const asked = askAbout(hash).catch(() => undefined)
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  return { slots, asked, about: await Promise.race([asked, patience]) }
}

async function askAbout(hash: string): Promise<About> {
  const loading = loadExtras()
  const prefetched = await takePrefetched(hash, 'study')
  const { screenerInfo, interview, consents } =
    prefetched ?? (await callByLink(hash, 'getRespondentScreener', { params: { id: hash } }))
  const extras = await loading
  return {
    study: screenerInfo,
    interviewId: interview?.interviewId,
    coming: interview?.coming ?? undefined,
    consents: consents ?? [],
    extras,
  }
}
