import { DETAIL_NAMES, PANEL_DETAILS } from '@wattle/contract/panel-details'
import { messageOf } from '#lib/api/call.ts'
import { focusStart } from '#lib/focus-start.ts'
import { Button } from '#ui/button.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, useChangeState } from './hooks.ts'

/** The double opt-in page. People join by pressing the button, not by opening the page. */
export function JoinConfirmation({ memberKey, member }: { memberKey: string; member: MemberInfo }) {
  const change = useChangeState(memberKey)
  const rows = [
    ['Email', member.email],
    ...DETAIL_NAMES.map((name) => [PANEL_DETAILS[name].label, member.toConfirm?.[name]]),
  ].filter(([, value]) => value)
  const join = () =>
    change.mutate('confirm', {
      onSuccess: () => {
        showToast(study ? 'Your address is confirmed' : 'You’re on the panel', { tone: 'success' })
        // The pressed button is gone, so this moves focus to the new page's heading.
        requestAnimationFrame(() => focusStart())
      },
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  const { study } = member.toConfirm ?? {}
  return (
    <div className="grid max-w-[40em] grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-6">
      <h1 className="text-h1" tabIndex={-1}>
        {study ? 'Confirm your email address' : 'Join our panel?'}
      </h1>
      <p className="text-ink-2 text-lead">
        {study
          ? `You answered questions for “${study}”. Press the button to confirm that this is your address. If you qualify, you can choose a time. You’ll also be on our panel, so we may invite you to other studies. If this wasn’t you, just close this page.`
          : 'Press the button and we’ll invite you to studies that suit you. Until then we won’t send you anything. If you didn’t ask to join, just close this page.'}
      </p>
      <dl className="w-full max-w-120">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-line border-t py-3"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="gold"
        pending={change.isPending}
        pendingLabel={study ? 'Confirming' : 'Joining'}
        onClick={join}
      >
        {study ? 'Confirm my address' : 'Yes, I want to join'}
      </Button>
      <p className="text-ink-3 text-small">
        {member.toConfirm?.kind === 'IMPORT' ? (
          <>
            By joining, you agree to our <NewTabLink href="/policy">Privacy Policy</NewTabLink> and
            confirm that you’re 18 or over.
          </>
        ) : (
          'By joining, you confirm that you’re 18 or over.'
        )}
      </p>
    </div>
  )
}
