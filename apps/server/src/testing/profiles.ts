import { eq, sql } from 'drizzle-orm'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { profileFields, profileOptions, profileValues } from '#db/schema/profiles.ts'
import type { TestApp } from './test-app.ts'

/** A new member, and the key in the link to their page. */
export async function newMember(app: TestApp) {
  const [id = 0] = await app.given.members(1)
  const [row] = await app.deps.db.select().from(panelMembers).where(eq(panelMembers.id, id))
  return { id, key: keyOf(app, row) }
}

export async function memberWithEmail(app: TestApp, email: string) {
  const [row] = await app.deps.db.select().from(panelMembers).where(eq(panelMembers.email, email))
  if (!row) throw new Error('no member')
  return { id: row.id, key: keyOf(app, row) }
}

const keyOf = ({ deps }: TestApp, row: { linkNonce: Buffer } | undefined) =>
  linkKey(deps.secret(PANEL_LINK), row?.linkNonce ?? Buffer.alloc(0))

export async function changeMember(
  { deps }: TestApp,
  id: number,
  change: Partial<typeof panelMembers.$inferSelect>,
) {
  await deps.db.update(panelMembers).set(change).where(eq(panelMembers.id, id))
}

export const valuesOf = ({ deps }: TestApp, memberId: number) =>
  deps.db.select().from(profileValues).where(eq(profileValues.memberId, memberId))

/**
 * A member's facet at this position, as filters read it. Null if it's unknown, undefined if the
 * member has no facets at all.
 */
export async function facetAt({ deps }: TestApp, memberId: number, place: number) {
  const { rows } = await deps.db.execute<{ facet: string | null }>(
    sql`select facets[${place}]::text as facet from profile_facets where member_id = ${memberId}`,
  )
  return rows[0]?.facet
}

export async function setSensitive({ deps }: TestApp, fieldId: number, sensitive: boolean) {
  await deps.db.update(profileFields).set({ sensitive }).where(eq(profileFields.id, fieldId))
}

/** Adds a sensitive profile field with the options Yes and No. */
export async function addSensitiveField({ deps }: TestApp) {
  const [field] = await deps.db
    .insert(profileFields)
    .values({
      key: 'condition',
      label: 'Condition',
      question: 'Do you live with a chronic condition?',
      why: 'Some studies are about living with one.',
      kind: 'CHOICE',
      sensitive: true,
      place: 11,
      position: 11,
    })
    .returning()
  const fieldId = field?.id ?? 0
  const options = ['Yes', 'No'].map((label, bit) => ({ fieldId, label, bit, position: bit + 1 }))
  await deps.db.insert(profileOptions).values(options)
}
