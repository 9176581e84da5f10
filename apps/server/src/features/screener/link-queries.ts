import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { profileFields, profileOptions } from '#db/schema/profiles.ts'
import { questionBank } from '#db/schema/question-bank.ts'

/**
 * A profile field and the ids of its options. Undefined if there's no such field or it's retired.
 */
export async function findLinkableField(db: Db, id: number) {
  const [field] = await db
    .select({ kind: profileFields.kind, sensitive: profileFields.sensitive })
    .from(profileFields)
    .where(and(eq(profileFields.id, id), isNull(profileFields.retiredAt)))
  if (!field) return undefined
  const options = await db
    .select({ id: profileOptions.id })
    .from(profileOptions)
    .where(eq(profileOptions.fieldId, id))
  return { ...field, optionIds: options.map((option) => option.id) }
}

/**
 * Bank questions that are linked to a profile field and have the same wording as one of the given
 * texts.
 */
export async function listLinkedLike(db: Db, questions: { question: string }[]) {
  return db
    .select({
      question: questionBank.question,
      type: questionBank.type,
      options: questionBank.options,
      profileFieldId: questionBank.profileFieldId,
      profileOptionIds: questionBank.profileOptionIds,
    })
    .from(questionBank)
    .where(
      and(
        isNotNull(questionBank.profileFieldId),
        inArray(
          questionBank.question,
          questions.map(({ question }) => question),
        ),
      ),
    )
}
