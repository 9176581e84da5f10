import { BRAND } from '@wattle/contract/brand'
import { UNCONFIRMED_DAYS } from '@wattle/contract/limits'
import { formatDay } from '#date-formats.ts'
import { EmailButton } from '#mail/button.tsx'
import { EmailLayout } from '#mail/layout.tsx'
import { BODY, HEADING, LABEL, LINK } from '#mail/styles.ts'

/** `isToConfirm` says whether people have to confirm by email before they're on the panel. */
export const joiningEmail = (link: string, isToConfirm: boolean) =>
  isToConfirm
    ? {
        subject: `Please confirm that you’d like to join the ${BRAND.name} panel`,
        mail: <PanelConfirm link={link} />,
      }
    : { subject: `Welcome to the ${BRAND.name} panel`, mail: <PanelWelcome link={link} /> }

/** Doesn't use the name from the form, because someone else may have filled it in. */
function PanelWelcome({ link }: { link: string }) {
  return (
    <EmailLayout preview="We’ll email you when a study suits you.">
      <h1 className="ink" style={HEADING}>
        You’re on the panel
      </h1>
      <p className="ink" style={BODY}>
        We’ll email you when a study suits you. On your page you can see, correct or delete what we
        keep about you. You can also pause or leave the panel there whenever you like. Keep this
        email so you can find the page again.
      </p>
      <EmailButton href={link}>Open my panel page</EmailButton>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, go to that page to leave the panel, or reply to this email and we’ll
        remove you.
      </p>
    </EmailLayout>
  )
}

/**
 * The email for someone our team imported. `source` and `consentedOn` say where and when they
 * agreed. We fill in `[[hello]]` with each person's first name, if we have it.
 */
export const importEmail = (link: string, source: string, consentedOn: string) => ({
  subject: `Please confirm that you’d like to join the ${BRAND.name} panel`,
  mail: <PanelImport link={link} source={source} consentedOn={formatDay(consentedOn)} />,
})

function PanelImport(props: { link: string; source: string; consentedOn: string }) {
  return (
    <EmailLayout preview="Press one button and you’re on the panel.">
      <h1 className="ink" style={HEADING}>
        Would you like to join our panel?
      </h1>
      <p className="ink" style={BODY}>
        [[hello]]. You told us on {props.consentedOn} that we may invite you to paid studies (
        {props.source}). Open your page and press the button to join. Until then we won’t send you
        any invitations.
      </p>
      <EmailButton href={props.link}>Open my panel page</EmailButton>
      <p className="ink" style={BODY}>
        On the same page you can see, correct or delete what we keep about you. You can also pause
        or leave the panel there whenever you like. Keep this email so you can find the page again.
      </p>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, you don’t need to do anything. We’ll delete your details after{' '}
        {UNCONFIRMED_DAYS} days.
      </p>
    </EmailLayout>
  )
}

/** Doesn't quote the form, because someone else may have filled it in. */
export function PanelConfirm({ link }: { link: string }) {
  return (
    <EmailLayout preview="Press one button and you’re on the panel.">
      <h1 className="ink" style={HEADING}>
        One more step to join the panel
      </h1>
      <p className="ink" style={BODY}>
        Someone, probably you, asked to join our panel with this email address. Open your page and
        press the button to join. Until then we won’t send you any invitations.
      </p>
      <EmailButton href={link}>Open my panel page</EmailButton>
      <p className="ink" style={BODY}>
        On the same page you can see, correct or delete what we keep about you. You can also pause
        or leave the panel there whenever you like. Keep this email so you can find the page again.
      </p>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, you can ignore this email.
      </p>
    </EmailLayout>
  )
}

/**
 * The email for someone who came through an open link. Doesn't quote the form, because someone else
 * may have filled it in.
 */
export const entryEmail = (link: string, study: string) => ({
  subject: 'Please confirm your email address',
  mail: <EntryConfirm link={link} study={study} />,
})

function EntryConfirm({ link, study }: { link: string; study: string }) {
  return (
    <EmailLayout preview="After that you can choose a time, if you qualify.">
      <h1 className="ink" style={HEADING}>
        Confirm your email address
      </h1>
      <p className="ink" style={BODY}>
        Someone, probably you, started the questions for “{study}” with this email address. Open
        your page and press the button to confirm it. If you qualify, you can choose a time there.
      </p>
      <EmailButton href={link}>Open my panel page</EmailButton>
      <p className="ink" style={BODY}>
        Confirming also adds you to our panel, so we can invite you to other studies. On the same
        page you can see, correct or delete what we keep about you. You can also pause or leave the
        panel there whenever you like.
      </p>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, you can ignore this email. We’ll delete these answers after{' '}
        {UNCONFIRMED_DAYS} days.
      </p>
    </EmailLayout>
  )
}

export const POLICY_SUBJECT = 'We’ve changed our privacy policy'

/** We fill in `[[hello]]` with each member's first name, if we have it. */
export function NewPolicy({ policy, page }: { policy: string; page: string }) {
  return (
    <EmailLayout preview="What’s new, and what stays the same.">
      <h1 className="ink" style={HEADING}>
        We’ve changed our privacy policy
      </h1>
      <p className="ink" style={BODY}>
        [[hello]]. The new version takes effect today. Here’s what’s new:
      </p>
      <ul className="ink" style={{ ...BODY, paddingLeft: 20 }}>
        <li>You can tell us about yourself, so we can invite you to studies that suit you.</li>
        <li>
          We can use what you tell us, your postcode and how often you’ve taken part to choose who
          to invite.
        </li>
        <li>
          A study can ask for a mix of people, so a time may not be open to you even if you qualify.
        </li>
        <li>
          A researcher may choose participants from an anonymous list. It shows each person’s
          answers, with a number instead of a name.
        </li>
        <li>
          A client may listen in on your interview or quote your words, but only if you say yes.
        </li>
        <li>You can go on standby in case a time opens up.</li>
        <li>
          We may invite a client’s own customers to that client’s studies, and people may join a
          study through a public link.
        </li>
      </ul>
      <p className="ink" style={BODY}>
        We still don’t sell or rent out your details, and you don’t need to do anything. If you
        don’t agree, go to your page to leave the panel or delete everything we keep about you.
      </p>
      <EmailButton href={policy}>Read the policy</EmailButton>
      <p className="quiet" style={LABEL}>
        To see what we keep about you, to pause or to leave,{' '}
        <a className="link" style={LINK} href={page}>
          open your page
        </a>
        .
      </p>
    </EmailLayout>
  )
}
