import type { RespondentScreener } from '../../packages/contract/src/screening.ts'
import type { Visit } from '../harness/visits.ts'
import { bearer, sending } from '../world/people.ts'

type Visitor = {
  hash: string
  /**
   * If set, the visit only uses calls that the seeds describe. The seeds have no call to start the
   * screener, so the first answer starts it.
   */
  isBare?: boolean
}

/** A whole screener: opening the link, starting, answering each question, finishing. */
export const visit: Visit<Visitor> = async (ask, { hash, isBare = false }) => {
  const { accessToken } = await ask<{ accessToken: string }>({
    method: 'GET',
    path: `/api/auth/login/by-screener-hash?hash=${hash}`,
    call: 'login',
  })
  const headers = bearer(accessToken)
  const { userScreenerId, userAnswers } = await ask<RespondentScreener>({
    method: 'GET',
    path: `/api/respondent/screener/${hash}`,
    headers,
    call: 'screener',
  })
  if (!isBare) {
    await ask({
      method: 'POST',
      path: `/api/respondent/screener/${userScreenerId}/start`,
      headers,
      call: 'start',
      isUnread: true,
    })
  }
  for (const { userScreenerAnswerId, options } of userAnswers) {
    const { optionId } = options[userScreenerAnswerId % options.length] ?? { optionId: 0 }
    await ask({
      method: 'POST',
      path: '/api/respondent/screener/answer',
      headers: sending(accessToken),
      body: JSON.stringify({ userScreenerAnswerId, optionId, selected: true }),
      call: 'answer',
      isUnread: true,
    })
  }
  await ask({
    method: 'POST',
    path: `/api/respondent/screener/${userScreenerId}/complete`,
    headers,
    call: 'complete',
    isUnread: true,
  })
}
