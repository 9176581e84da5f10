import type { AskableConsent, ConsentAnswer, ConsentTextKind } from '@wattle/contract/consent'
import { and, asc, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { consents, consentTexts } from '#db/schema/consents.ts'
import { invitations } from '#db/schema/distributions.ts'
import { contradictions } from '#db/schema/forecast.ts'
import { interviews } from '#db/schema/interviews.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import { quotesAnswersOfSql } from './rules.ts'

const param = sql.placeholder

/** The current wording of a consent. */
export type Words = {
  kind: ConsentTextKind
  /** Null for a text that all studies share. */
  researchId: number | null
  /** Null for a study's own text, which gets its version from the database. */
  version: string | null
  body: string
  hash: string
}

type Newest = { kind: ConsentTextKind; answer: ConsentAnswer; at: string; textId: number }

/** Which consents a study asks for, and this person's latest answer to each kind. */
export type ConsentState = {
  invitationId: number
  researchId: number
  memberId: number | null
  asks: AskableConsent[]
  requires: AskableConsent[]
  studyConsent: string
  consentFormLink: string
  isPolicyPublished: boolean
  newest: Newest[]
}

const state = preparedQuery<{ invitationId: number }, ConsentState>(
  'consent state',
  () => sql`
      select invitations.id as "invitationId", invitations.research_id as "researchId",
        invitations.member_id as "memberId", distributions.asks, distributions.requires,
        distributions.study_consent as "studyConsent",
        distributions.consent_form_link as "consentFormLink",
        exists (select from settings where key = 'POLICY_TOLD') as "isPolicyPublished",
        coalesce((
          select json_agg(json_build_object(
            'kind', newest.kind, 'answer', newest.answer, 'at', newest.at, 'textId', newest.text_id
          ) order by newest.text_id)
          from (
            select distinct on (consent_texts.kind)
              consent_texts.kind, consents.answer, consents.at, consents.text_id
            from consents join consent_texts on consent_texts.id = consents.text_id
            where consents.invitation_id = invitations.id
            order by consent_texts.kind, consents.id desc
          ) newest
        ), '[]') as newest
      from invitations join distributions on distributions.id = invitations.distribution_id
      where invitations.id = ${param('invitationId')}`,
)

export const findConsentState = async (db: Db, invitationId: number) =>
  (await state(db, { invitationId }))[0]

/**
 * Locks the invitation, so answers wait for each other and nobody books in between. Uses two
 * statements, because a single one would return the state from before it waited for the lock.
 */
export async function lockConsentState(
  db: Db,
  invitationId: number,
): Promise<ConsentState | undefined> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
    .for('update')
  return findConsentState(db, invitationId)
}

type Answered = Pick<Newest, 'kind' | 'answer' | 'textId'> & {
  invitationId: number
  /** Whether the member has ever agreed, even if they've changed their mind since. */
  wasAgreed: boolean
}

/**
 * A member's latest answer to each kind of consent in each study. Locks their invitations first,
 * like `lockConsentState`.
 */
export async function lockConsentsOfMember(db: Db, memberId: number): Promise<Answered[]> {
  await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.memberId, memberId))
    .orderBy(asc(invitations.id))
    .for('update')
  const { rows } = await db.execute<Answered>(sql`
    select distinct on (consents.invitation_id, consent_texts.kind)
      consents.invitation_id as "invitationId", consent_texts.kind, consents.answer,
      consents.text_id as "textId",
      bool_or(consents.answer = 'YES')
        over (partition by consents.invitation_id, consent_texts.kind) as "wasAgreed"
    from consents
      join consent_texts on consent_texts.id = consents.text_id
      join invitations on invitations.id = consents.invitation_id
    where invitations.member_id = ${memberId}
    order by consents.invitation_id, consent_texts.kind, consents.id desc`)
  return rows
}

/** Returns the id of this wording. Stores the wording the first time someone answers it. */
export async function ensureText(db: Db, words: Words, createdAt: Date): Promise<number> {
  const { kind, researchId, body } = words
  const hash = Buffer.from(words.hash, 'hex')
  const version =
    words.version ??
    sql<string>`(select count(*) + 1 from consent_texts where research_id = ${researchId})::text`
  await db
    .insert(consentTexts)
    .values({ kind, researchId, version, body, hash, createdAt })
    .onConflictDoNothing()
  const [row] = await db
    .select({ id: consentTexts.id })
    .from(consentTexts)
    .where(
      and(
        eq(consentTexts.kind, kind),
        sql`${consentTexts.researchId} is not distinct from ${researchId}`,
        eq(consentTexts.hash, hash),
      ),
    )
  if (!row) throw new Error('the consent text was not stored')
  return row.id
}

export type NewConsent = Omit<typeof consents.$inferInsert, 'id'> & { kind: ConsentTextKind }

/** Stores the answer and updates `invitations.agreed` in one statement. */
export async function insertConsent(db: Db, consent: NewConsent): Promise<void> {
  const { invitationId, textId, kind, answer, way, seconds = null, shownLink = '', at } = consent
  await db.execute(sql`
    with given as (
      insert into consents (invitation_id, text_id, answer, way, seconds, shown_link, at)
      values (${invitationId}, ${textId}, ${answer}, ${way}, ${seconds}, ${shownLink},
        ${at.toISOString()})
      returning invitation_id, answer
    )
    update invitations
    set agreed = array_remove(invitations.agreed, ${kind}::text)
      || case given.answer when 'YES' then array[${kind}::text] else '{}'::text[] end
    from given where invitations.id = given.invitation_id`)
}

/** Deletes the participant's answers, but keeps the invitation and its status. */
export async function endParticipation(db: Db, id: number, at: Date): Promise<void> {
  await db.delete(contradictions).where(quotesAnswersOfSql(eq(invitations.id, id)))
  await db
    .update(invitations)
    .set({ withdrawnAt: at, chosenIds: [], written: {}, noTimeNote: '', updatedAt: at })
    .where(eq(invitations.id, id))
}

/** All of a participant's answers to consent texts, oldest first. */
export function listConsents(db: Db, invitationId: number) {
  return db
    .select({
      kind: consentTexts.kind,
      answer: consents.answer,
      way: consents.way,
      version: consentTexts.version,
      hash: sql<string>`encode(${consentTexts.hash}, 'hex')`,
      body: consentTexts.body,
      seconds: consents.seconds,
      at: consents.at,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .where(eq(consents.invitationId, invitationId))
    .orderBy(asc(consents.id))
}

const participantNumber = preparedQuery<{ invitationId: number }, { number: number }>(
  'participant number',
  () => sql`
    with own as (
      select min(id) as first from consents where invitation_id = ${param('invitationId')}
    )
    select count(*)::int as number from (
      select min(consents.id) as first from consents
        join invitations on invitations.id = consents.invitation_id
        join invitations self on self.distribution_id = invitations.distribution_id
      where self.id = ${param('invitationId')}
      group by consents.invitation_id
    ) everyone, own where everyone.first <= own.first`,
)

/**
 * The participant's number in the consent pack: 1 for the first person in the study who answered a
 * consent text, and so on. Null before they've answered one.
 */
export async function findParticipantNumber(db: Db, invitationId: number): Promise<number | null> {
  const [row] = await participantNumber(db, { invitationId })
  return row?.number || null
}

export async function saveNoTime(db: Db, id: number, note: string, at: Date): Promise<void> {
  await db.update(invitations).set({ noTimeAt: at, noTimeNote: note }).where(eq(invitations.id, id))
}

const MOST_NO_TIMES = 100

/**
 * Notes from people who said no time suits them. Leaves out people who have booked or withdrawn.
 */
export function listNoTimes(db: Db, researchId: number) {
  const open = db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.invitationId, invitations.id), isOpenSql))
  return db
    .select({
      at: sql<Date>`${invitations.noTimeAt}`.mapWith(invitations.noTimeAt),
      note: invitations.noTimeNote,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.researchId, researchId),
        isNotNull(invitations.noTimeAt),
        sql`${invitations.withdrawnAt} is null`,
        notExists(open),
      ),
    )
    .orderBy(desc(invitations.noTimeAt))
    .limit(MOST_NO_TIMES)
}
