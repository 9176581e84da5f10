import { useQuery } from '@tanstack/react-query'
import { inWords } from '@wattle/contract/limits'
import { DIGEST_TIME, STALLED_AFTER_DAYS, type TeamNotice } from '@wattle/contract/notice'
import { FrequencyRows } from '#features/notice/shared/frequency-rows.tsx'
import { messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'
import { paymentRulesQuery, policyQuery, teamNoticesQuery, useUpdateTeamNotices } from './hooks.ts'
import { PaymentRulesForm } from './payment-rules.tsx'
import { PolicyVersion } from './policy-version.tsx'
import { SettingsSection } from './settings-section.tsx'

const KINDS: Record<TeamNotice, string> = {
  LAUNCHED: 'A researcher launches a project',
  STALLED: `Nobody books for ${inWords(STALLED_AFTER_DAYS)} days`,
}

export function SettingsPage() {
  const notices = useQuery(teamNoticesQuery)
  const policy = useQuery(policyQuery)
  const rules = useQuery(paymentRulesQuery)
  const update = useUpdateTeamNotices()
  return (
    <div className="max-w-250">
      <h1 className="mb-5 text-h2">Settings</h1>
      <SettingsSection
        title="Email our team about"
        about={`We send these emails to the agency’s own address. Once a day means ${DIGEST_TIME}, on days when there’s something to report.`}
        query={notices}
      >
        {(value) => (
          <FrequencyRows
            kinds={KINDS}
            value={value}
            onChange={(kind, frequency) =>
              update.mutate(
                { [kind]: frequency },
                {
                  onSuccess: () => showToast('Saved', { tone: 'success' }),
                  onError: (error) => showToast(messageOf(error), { tone: 'error' }),
                },
              )
            }
          />
        )}
      </SettingsSection>
      <SettingsSection
        title="Payments"
        about="How we work out what participants get. Changes only affect what we owe from now on."
        query={rules}
      >
        {(value) => <PaymentRulesForm rules={value} />}
      </SettingsSection>
      <SettingsSection title="Privacy policy" about="What panel members agree to." query={policy}>
        {(state) => <PolicyVersion state={state} />}
      </SettingsSection>
    </div>
  )
}
