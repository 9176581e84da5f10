import type { LegalSection } from '@wattle/contract/policy'
import { longDay } from '#lib/time/date-formats.ts'
import { LegalArticle } from './legal-article.tsx'

interface LegalPolicyProps {
  policy: { updated: string; sections: readonly LegalSection[] }
}

export function LegalPolicy({ policy }: LegalPolicyProps) {
  return (
    <LegalArticle
      title="Privacy Policy"
      date={`Last updated ${longDay(policy.updated)}`}
      summary={
        <>
          <p>Personal information is not required to browse this site.</p>
          <p>
            In short: we ask for little, only use it for what you gave it for, never sell it, and
            delete it when you ask.
          </p>
        </>
      }
      sections={policy.sections}
      numbered
    />
  )
}
