import { BRAND } from './brand.ts'

const { name, city, contactEmail, phone } = BRAND

/**
 * One section of a legal text. Each entry in `content` is a paragraph, or a list item if it starts
 * with `- `. `[words](address)` is a link. There's no other markup.
 */
export interface LegalSection {
  id: string
  title: string
  content: readonly string[]
}

/**
 * Version 1 of the privacy policy, in effect until an admin publishes version 2 (`policy-2.ts`).
 * With each consent the server stores the date and the hash of the version in effect, so this text
 * never changes, and a test pins its hash. The seeds fix its date.
 */
export const PRIVACY_POLICY = {
  updated: '2024-11-11',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      content: [
        `${name} is a market research and participant recruitment agency in ${city}, run by a sole trader. This policy says what personal information we collect, why we ask for it, who sees it, how long we keep it, and how you see it, correct it or have it deleted. We handle it as the Privacy Act 1988 (Cth) and its Australian Privacy Principles ask.`,
        'You can read every page of this site without giving us personal information: it is not required to browse.',
        'Two words come up often. “Personal information” is information or an opinion about you, or about someone who can reasonably be identified as you. The “panel” is the list of people who have asked us to invite them to paid studies.',
        `Questions about any of it reach a person at [${contactEmail}](mailto:${contactEmail}) or [${phone.shown}](${phone.link}).`,
      ],
    },
    {
      id: 'collection',
      title: 'Collection',
      content: [
        'We collect what you give us, from you, for the reason we ask. We do not buy lists of people.',
        '- When you write to us by a form: your name, email address, subject and message.',
        '- When you join the panel: your email address and, if you wish, your name, phone number, postcode and a message. We also keep when you agreed to this policy, its date, and a fingerprint (a hash) of the text you agreed to.',
        '- When you answer a screening survey: your answers and when you gave them.',
        '- When you book an interview: the time, your time zone, and any change or cancellation. What you say in the interview is written down by the researcher. It is recorded only if you agree at the start.',
        '- When you have a researcher’s account: your first and last name, email address, time zone, projects, and your password in a form that cannot be turned back.',
        'Joining the panel takes two steps. You send the form, and we send one email. You are on the panel only once you press the button on the page that the email leads to. Until then we invite you to nothing. If you agreed elsewhere to join, for example on paper, we keep where and when you did, and may invite you without that email.',
        'Panel members are 18 or older. Where a study needs younger people, a child under 15 takes part only with the consent of a parent or guardian. If we find that we hold information about a child under 15 without that consent, we delete it.',
        'Some studies touch on health, beliefs or other sensitive matters. We ask about them only with your consent, and the invitation says so before the first question.',
        'Visits are counted without cookies. For each page view we store the address of the page, the day, and the name of the site that you came from; no network address, no identifier, nothing that could single you out. Pages that belong to one person, such as surveys and password pages, are never counted.',
        'Google Analytics is used only if we have switched it on and you have agreed to it. Until you agree, nothing is loaded from Google and no analytics cookie is set. Your answer is kept in your own browser. Where it is switched on, “Analytics choices” at the foot of every public page takes it back, and the cookies with it; so does deleting this site’s data there.',
        'Your browser also keeps your choice of light or dark colours, what you have begun to write in a form until you close the tab and, while you are signed in, the key to your session.',
        'Forms check that a person is writing. As a rule your browser solves a small puzzle that we set ourselves: no cookie, and nobody else involved. To stop floods of messages we count calls by network address for a short time. The count is never joined to what you wrote.',
      ],
    },
    {
      id: 'use-and-disclosure',
      title: 'Use and Disclosure',
      content: [
        'We use personal information to answer you, to run the panel, to find people for a study, to arrange and hold interviews, to pay what a study promised, to keep the site safe, and to do what the law asks of us. For anything else we ask you first.',
        'Automated decisions: a computer program decides whether you fit a study. It compares your answers to the screening questions with the answers that the study needs, and uses nothing else about you. If every question is met you are offered interview times; if not, you are not. The decision counts for that one study and changes nothing about your place on the panel. If you think that it is wrong, write to us and a person will look at it.',
        'A program also chooses who is invited: members who are active and were not invited to another study in recent days (as a rule seven), those who have waited longest first.',
        'The people who see your information:',
        '- our own office, as far as each person’s work needs it',
        '- the researcher who interviews you, who sees your name, the time of the interview and your answers to that study’s screening questions, and hears what you say, but does not get your email address or phone number from us',
        '- the providers of our mail and hosting, who handle it for us and under our instructions',
        '- an authority or a court, where the law requires it',
        'Clients get findings. Quotes carry no names, and details that would give you away are left out. We do not sell, rent or lend personal information to anybody.',
        'Overseas: the services below handle information outside Australia, mostly in the United States. Each takes part only where we have switched it on.',
        '- Google Analytics: your page views, after you have agreed',
        '- Google reCAPTCHA, in place of our own puzzle: technical details of your browser when you send a form',
        '- Google sign-in and Google Calendar: for researchers who choose to connect them',
        '- a language-model service that drafts questions from a researcher’s idea: the text of the idea, never anything about a panel member',
        '- the video-call service named in your confirmation: for the length of the call',
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      content: [
        'What you send travels encrypted. Passwords are kept only as a slow, one-way hash. The keys of sessions and of the links in our emails are kept only as hashes too, so a stolen copy of our database opens no account and no link. Calendar connections are stored encrypted.',
        'Only people who need it for their work can sign in to the office’s side, and what they change is recorded. Our technical logs hold no messages, passwords, answers or personal links.',
        'We keep an enquiry for as long as the work that came of it needs it, panel details for as long as you are a member, and answers for as long as the study and its reporting need them. Then they are deleted, or stripped of everything that points to you.',
        'When you delete your panel membership, everything that we keep about you on the panel goes: your details, your answers, and our emails to you and about you. If you were interviewed, the researcher’s notes stay, without your name. One thing more stays: a one-way hash of your email address, with which nobody can write to you. It is there so that your address is not added and mailed again by mistake. A backup that was made before may hold your details until that backup is replaced.',
        'No system is perfect. If a breach is likely to cause you serious harm, we tell you and the Office of the Australian Information Commissioner, and say what you can do.',
      ],
    },
    {
      id: 'access-and-correction',
      title: 'Access and Correction',
      content: [
        'Panel members need not ask. The email with which you joined, and every invitation, has a link to a page of your own, where you can see what is kept, correct it, download it, pause, leave, or delete it all. It takes effect at once.',
        `Everybody else can write to [${contactEmail}](mailto:${contactEmail}) and ask to see, correct or delete what we hold. It costs nothing. We may first make sure that it is you who asks.`,
        'We handle these requests within up to 30 days. If we have to refuse something, we say why, in writing.',
        'If 30 days pass, or the answer does not satisfy you, you can take it to the national privacy regulator, as described under [Complaints](#complaints).',
      ],
    },
    {
      id: 'anonymity',
      title: 'Anonymity',
      content: [
        'You can browse without telling us anything, and you can write to us under a name that is not your own. The panel needs nothing but an email address that works; name, phone and postcode are up to you.',
        'There are limits. We cannot answer without an address, hold an interview without a way to reach you, or pay an incentive without knowing where to send it. Where a study needs more, the invitation says so before you start.',
        'In what we publish and hand over you have no name.',
      ],
    },
    {
      id: 'direct-marketing',
      title: 'Direct Marketing',
      content: [
        'We send invitations to studies to panel members who joined and confirmed, or whose agreement given elsewhere we can show, and to nobody else. As a rule that is no more than one study in seven days, with a reminder while the study is open. Writing to us puts you on no list.',
        'Every invitation says that it comes from us and carries a way to unsubscribe: free, without signing in, and in effect at once. Opening the link changes nothing by itself, because mail scanners open links; it is the button that counts, or the unsubscribe command of your mail program.',
        'You can also write or ring to opt out. We do it within five working days. Any other request about direct marketing is handled within up to 30 days.',
        'We do not pass addresses on for other people’s marketing.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: [
        `If you think that we have mishandled your information, tell us what happened: [${contactEmail}](mailto:${contactEmail}) or [${phone.shown}](${phone.link}). We look into it, answer in writing within up to 30 days, and say what we have changed.`,
        'If 30 days pass without an answer, or the answer does not satisfy you, you can complain to the national privacy regulator, the Office of the Australian Information Commissioner (OAIC): [www.oaic.gov.au](https://www.oaic.gov.au/), phone 1300 363 992. Complaining is free, and it does not affect your place on the panel.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      content: [
        'When this policy changes, the new text is put here with a new date at the top. A change that matters to panel members is sent to them by email before it takes effect.',
        'With your agreement we keep the date of the policy and a fingerprint of its text, so it can always be shown which words you agreed to.',
      ],
    },
  ],
} as const satisfies { updated: string; sections: readonly LegalSection[] }
