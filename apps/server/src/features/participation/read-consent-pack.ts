import { consentKey } from '#adapters/consent-signature.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { sealed } from './canonical-json.ts'
import * as queries from './consent-pack-queries.ts'

const FORMAT = 'wattle-consent-pack/1'

export type ConsentPack = Awaited<ReturnType<typeof readConsentPack>>

/** Every consent text and answer in a study. Deleted people keep their number, but have no name. */
export async function readConsentPack(deps: Deps, distributionId: number, hasNames: boolean) {
  const study = await queries.findStudy(deps.db, distributionId)
  must(study, 'NOT_FOUND')
  const texts = await queries.listTexts(deps.db, distributionId)
  const answers = await queries.listAnswers(deps.db, distributionId)
  const people = Map.groupBy(answers, ({ invitationId }) => invitationId)
  return {
    about: sealed({
      format: FORMAT,
      site: deps.config.publicUrl,
      key: consentKey(deps),
      madeAt: deps.now().toISOString(),
      distribution: study.id,
      studyTitle: study.title,
    }),
    texts: texts.map(({ createdAt, ...text }) =>
      sealed({ ...text, createdAt: createdAt.toISOString() }),
    ),
    people: [...people.values()].map((own, at) =>
      sealed({
        number: at + 1,
        name: hasNames ? (own[0]?.name ?? null) : null,
        answers: own.map(({ invitationId: _id, name: _name, at: time, ...answer }) => ({
          ...answer,
          at: time.toISOString(),
        })),
      }),
    ),
  }
}
