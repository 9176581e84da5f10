import { useQuery } from '@tanstack/react-query'
import { DIGEST_TIME } from '@wattle/contract/notice'
import { siteConfigQuery } from '#features/site/shared/site-config-query.ts'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { AccountSection } from './account-section.tsx'
import { EmailStatus } from './email-status.tsx'
import { GoogleCalendar } from './google-calendar.tsx'
import { NoticeChoices } from './notice-choices.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { meQuery } from './shared/me-query.ts'
import { TwoFactor } from './two-factor.tsx'

export function AccountPage() {
  const me = useQuery(meQuery)
  return (
    <div data-density="compact" className={me.isError ? undefined : 'max-w-250'}>
      <h1 className="mb-6 text-h2" tabIndex={-1}>
        Your account
      </h1>
      {me.isPending ? (
        <Loading label="Loading your account" className="grid gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </Loading>
      ) : me.isError ? (
        <EmptyState
          title="Your account didn’t load"
          action={<Button onClick={() => me.refetch()}>Try again</Button>}
        >
          {messageOf(me.error)}
        </EmptyState>
      ) : (
        <Sections me={me.data} />
      )}
    </div>
  )
}

function Sections({ me }: { me: Parameters<typeof ProfileForm>[0]['me'] }) {
  const site = useQuery(siteConfigQuery)
  return (
    <>
      {me.twoFactorDue && (
        <Notice tone="info" className="mb-6">
          <p>
            Admins must use two-factor authentication.{' '}
            <TextLink to="#two-factor" reloadDocument>
              Set it up
            </TextLink>{' '}
            to open Admin.
          </p>
        </Notice>
      )}
      <AccountSection title="You" about="Your name in emails, and the time zone we show times in.">
        <ProfileForm me={me} />
      </AccountSection>
      <AccountSection
        title="Email"
        about="You sign in with this address, and we send our emails to it."
      >
        <EmailStatus me={me} />
      </AccountSection>
      <AccountSection
        id="notices"
        title="Email me about"
        about={`Once a day means ${DIGEST_TIME} in your time zone, on days when there’s something to report. We always email you about the interviews themselves.`}
      >
        <NoticeChoices />
      </AccountSection>
      <AccountSection
        title="Password"
        about="Changing your password signs you out everywhere else. We’ll email you when it’s changed."
      >
        <PasswordForm me={me} />
      </AccountSection>
      <AccountSection
        id="two-factor"
        title="Two-factor authentication"
        about="A code from your phone as well as your password, so a stolen password isn’t enough to get in."
      >
        <TwoFactor me={me} />
      </AccountSection>
      {(site.data?.google || me.googleCalendarAuthorized) && (
        <AccountSection
          id="google-calendar"
          title="Google Calendar"
          about="For the slots you offer and the interviews you confirm."
        >
          <GoogleCalendar me={me} />
        </AccountSection>
      )}
      <AccountSection
        title="Where you’re signed in"
        about="Sign out any device you don’t recognise."
      >
        <SessionList zone={me.timezone} />
      </AccountSection>
      <AccountSection title="Colours" about="Your choice only applies on this device.">
        <div>
          <ThemeSwitch />
        </div>
      </AccountSection>
      <AccountSection title="Your data" about="Download or delete your data.">
        <OwnData me={me} />
      </AccountSection>
    </>
  )
}
