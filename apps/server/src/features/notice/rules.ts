import {
  type NoticeFrequency,
  RESEARCHER_NOTICES,
  type ResearcherNotice,
  type ResearcherNotices,
} from '@wattle/contract/notice'

/** A person's own choices, as stored in their account. */
export type Chosen = { notices: Partial<ResearcherNotices> }

export const noticesOf = ({ notices }: Chosen): ResearcherNotices => ({
  ...RESEARCHER_NOTICES,
  ...notices,
})

export const frequencyOf = (user: Chosen, kind: ResearcherNotice): NoticeFrequency =>
  noticesOf(user)[kind]

/** Whether someone wants an email as soon as something of this kind happens. */
export const wantsAtOnce = (user: Chosen, kind: ResearcherNotice): boolean =>
  frequencyOf(user, kind) === 'AT_ONCE'

/** The project's page with the candidates open. */
export const candidatesPath = (researchId: number): string =>
  `/platform/research/${researchId}?tab=candidates`
