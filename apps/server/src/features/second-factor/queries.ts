import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { recoveryCodes } from '#db/schema/users.ts'

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** False where the person has no such code (any more). */
export async function deleteRecoveryCode(
  db: Db,
  userId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length === 1
}
