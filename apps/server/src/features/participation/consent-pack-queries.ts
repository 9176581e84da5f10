import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { consents, consentTexts } from '#db/schema/consents.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'

export async function findStudy(db: Db, distributionId: number) {
  const [row] = await db
    .select({ id: distributions.id, title: distributions.studyTitle })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(eq(distributions.id, distributionId), isNull(researches.deletedAt)))
  return row
}

/** Every consent text that someone in the study has answered. */
export function listTexts(db: Db, distributionId: number) {
  return db
    .select({
      id: consentTexts.id,
      kind: consentTexts.kind,
      version: consentTexts.version,
      body: consentTexts.body,
      hash: sql<string>`encode(${consentTexts.hash}, 'hex')`,
      createdAt: consentTexts.createdAt,
    })
    .from(consentTexts)
    .innerJoin(consents, eq(consents.textId, consentTexts.id))
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .where(eq(invitations.distributionId, distributionId))
    .groupBy(consentTexts.id)
    .orderBy(asc(consentTexts.id))
}

/** Everyone's answers to consent texts in a study, oldest first. */
export function listAnswers(db: Db, distributionId: number) {
  return db
    .select({
      invitationId: consents.invitationId,
      name: panelMembers.name,
      textId: consents.textId,
      kind: consentTexts.kind,
      answer: consents.answer,
      way: consents.way,
      seconds: consents.seconds,
      shownLink: consents.shownLink,
      at: consents.at,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.distributionId, distributionId))
    .orderBy(asc(consents.id))
}
