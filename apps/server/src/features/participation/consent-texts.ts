import { createHash } from 'node:crypto'
import type { AskableConsent, ConsentTextKind } from '@wattle/contract/consent'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import type { Words } from './consent-queries.ts'

/** If you change a text, raise its version. Stored answers keep the wording people saw. */
const SHARED: Record<AskableConsent, { version: string; body: string }> = {
  RECORDING: {
    version: '1',
    body: 'May we record the call?\n\nOnly the people who run this study can watch or listen to the recording. You can change your mind at any time, even after the call. We’ll then ask the researcher to delete it.',
  },
  OBSERVERS: {
    version: '1',
    body: 'May the client listen in?\n\nPeople from the organisation that the study is for may join the call. They listen and don’t ask questions. They don’t get your email address or phone number from us.',
  },
  QUOTES: {
    version: '1',
    body: 'May we quote you, without your name?\n\nThe report for the people who run this study can repeat short sentences that you say. It calls you by a number. You can change your mind at any time, even after the call. We’ll then remove your quotes from the report.',
  },
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex')

const shared = (kind: ConsentTextKind, version: string, body: string): Words => ({
  kind,
  researchId: null,
  version,
  body,
  hash: hashOf(body),
})

/** Hashes the policy in the same way as the panel form does. */
const policyWords = (policy: { updated: string }) =>
  shared('PRIVACY', policy.updated, JSON.stringify(policy))

const POLICY_1 = policyWords(PRIVACY_POLICY)
const POLICY_2 = policyWords(PRIVACY_POLICY_2)
const askableWords: Record<AskableConsent, Words> = {
  RECORDING: shared('RECORDING', SHARED.RECORDING.version, SHARED.RECORDING.body),
  OBSERVERS: shared('OBSERVERS', SHARED.OBSERVERS.version, SHARED.OBSERVERS.body),
  QUOTES: shared('QUOTES', SHARED.QUOTES.version, SHARED.QUOTES.body),
}

/** What members agree to before we keep a sensitive answer in their profile. */
export const PROFILE_WORDS = shared(
  'PROFILE',
  '1',
  'Keep this sensitive answer so you can invite me to suitable studies. I can delete it any time.',
)

type Study = {
  researchId: number
  asks: readonly AskableConsent[]
  studyConsent: string
  /** Whether version 2 of the privacy policy is published. */
  isPolicyPublished: boolean
}

/** The consent texts this study asks about, in the order the page shows them. */
export function wordsOf({
  researchId,
  asks,
  studyConsent: body,
  isPolicyPublished,
}: Study): Words[] {
  const policy = isPolicyPublished ? POLICY_2 : POLICY_1
  const study = { kind: 'STUDY', researchId, version: null, body, hash: hashOf(body) } as const
  return [policy, ...(body ? [study] : []), ...asks.map((kind) => askableWords[kind])]
}

const VERBAL_ANYWHERE = ['RECORDING', 'QUOTES'] as const satisfies AskableConsent[]

/**
 * The text for a verbal consent. In any study, people can agree to recording and quotes this way.
 * For other consents, returns undefined unless the study asks for them.
 */
export const verbalConsentText = (study: Study, kind: ConsentTextKind): Words | undefined =>
  wordsOf(study).find((words) => words.kind === kind) ??
  VERBAL_ANYWHERE.filter((one) => one === kind).map((one) => askableWords[one])[0]
