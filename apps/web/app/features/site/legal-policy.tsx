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
            In short: we ask for little, use it for what you gave it for, sell it to nobody, and
            delete it when you say so.
          </p>
        </>
      }
      sections={policy.sections}
      numbered
    />
  )
}
