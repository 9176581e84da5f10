import {
  type NoticeFrequency,
  RESEARCHER_NOTICES,
  type ResearcherNotice,
  type ResearcherNotices,
} from '@wattle/contract/notice'

/** How often someone wants each kind of notice. Kinds they haven't changed are missing. */
export type Chosen = { notices: Partial<ResearcherNotices> }

export const noticesOf = ({ notices }: Chosen): ResearcherNotices => ({
  ...RESEARCHER_NOTICES,
  ...notices,
})

export const frequencyOf = (user: Chosen, kind: ResearcherNotice): NoticeFrequency =>
  noticesOf(user)[kind]

export const wantsAtOnce = (user: Chosen, kind: ResearcherNotice): boolean =>
  frequencyOf(user, kind) === 'AT_ONCE'

export const candidatesPath = (researchId: number): string =>
  `/platform/research/${researchId}?tab=candidates`
