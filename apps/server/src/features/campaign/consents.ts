import type { AskableConsent } from '@wattle/contract/consent'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'

type Consents = { asks: readonly AskableConsent[]; requires: readonly AskableConsent[] }

/**
 * A study can only require consents that it asks for. Observers and quotes need version 2 of the
 * privacy policy.
 */
export async function mustBeAbleToAsk(db: Db, { asks, requires }: Consents): Promise<void> {
  must(
    requires.every((kind) => asks.includes(kind)),
    'INVALID_INPUT',
    {
      fields: { requires: 'You can only require consents that the study asks for.' },
    },
  )
  if (asks.includes('OBSERVERS') || asks.includes('QUOTES')) await requirePublishedPolicy(db)
}
