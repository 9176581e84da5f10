import type { AskableConsent } from '@wattle/contract/consent'
import { must } from '#errors.ts'

type Consents = { asks: readonly AskableConsent[]; requires: readonly AskableConsent[] }

/** What a study requires it has to ask. */
export function mustAskWhatItRequires({ asks, requires }: Consents): void {
  must(
    requires.every((kind) => asks.includes(kind)),
    'INVALID_INPUT',
    {
      fields: { requires: 'A study can only require what it asks about.' },
    },
  )
}
