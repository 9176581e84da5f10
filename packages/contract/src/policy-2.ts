import { BRAND } from './brand.ts'
import type { LegalSection } from './policy.ts'

const { name, city, contactEmail, phone } = BRAND

/**
 * Version 2 of the privacy policy. Once an admin has published it, `/policy` shows it and people
 * agree to this text. From then on, any change needs a version 3.
 */
export const PRIVACY_POLICY_2 = {
  updated: '2026-11-17',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      content: [
        `${name} is a market research and participant recruitment agency in ${city}, run by a sole trader. This policy says what personal information we collect, why we ask for it, who sees it, how long we keep it, and how you can see it, correct it or have it deleted. We follow the Privacy Act 1988 (Cth) and its Australian Privacy Principles.`,
        'You can read every page of this site without giving us personal information: it is not required to browse.',
        'Three words come up often. “Personal information” is information or an opinion about you, or about someone who can reasonably be identified as you. The “panel” is the list of people who have asked us to invite them to paid studies. A “client” is the company or researcher a study is for.',
        `If you have a question about any of this, email us at [${contactEmail}](mailto:${contactEmail}) or call [${phone.shown}](${phone.link}). A person will answer.`,
      ],
    },
    {
      id: 'collection',
      title: 'Collection',
      content: [
        'We collect what you give us, and only for the reason we ask. We don’t buy lists of people.',
        '- When you write to us through a form: your name, email address, subject and message.',
        '- When you join the panel: your email address and, if you like, your name, phone number, postcode and a message. We also keep the time you agreed to this policy, the policy’s date, and a fingerprint (a hash) of the text you agreed to.',
        '- When you fill in your profile: what you tell us about yourself, such as your year of birth, state, work, household, languages or devices, with the date and where each answer came from. Every question is optional, says why we ask, and lets you answer “I’d rather not say”. Until you tell us your state, we work it out from your postcode.',
        '- When you answer a study’s screening questions: your answers, including numbers and words you type, and when you gave them. We add such an answer to your profile only if you say yes when we ask.',
        '- When you take part: the consents you give, refuse or withdraw, with the exact words, the date and the time; the time you book, your time zone and any change; whether you said you’re coming; the times you could stand by for; and how it went, for example whether you came late or didn’t come.',
        '- In the interview: what the researcher writes down. We record a call, or let the client listen in, only if you’ve agreed.',
        '- When you have a researcher’s account: your first and last name, email address, time zone, projects, what you want emails about, and your password in a form that nobody can reverse.',
        'Joining the panel takes two steps. You send the form and we send one email. You’re on the panel only once you press the button on the page that the email links to. Until then we don’t invite you to anything. If you agreed to join somewhere else, for example on paper, we keep a record of where and when you did, and may invite you without that email.',
        'Open links: some studies are advertised on posters, in newsletters or online. If you follow such a link, we ask for your email address and, if you like, your name, and you can answer the questions straight away. You can book a time only after you’ve confirmed your address. If you don’t confirm it within 30 days, we delete what you told us. We record which link you used.',
        'Client lists: a client may give us the names and addresses of their own customers for their study. We take such a list only if the client can show where and when those people agreed to it. We invite people on it to that client’s studies and to nobody else’s, unless they join our panel themselves. The first email says who gave us the address, and how to be removed from the list.',
        'Panel members are 18 or older. Where a study needs younger people, a child under 15 takes part only with the consent of a parent or guardian. If we find that we hold information about a child under 15 without that consent, we delete it.',
        'Sensitive matters, such as health, ethnicity, religion, politics, union membership, sexual orientation or a criminal record: we ask about them only with your consent, and the invitation says so before the first question. We keep such an answer in your profile only if you tick a box for that one answer, and you can delete it whenever you like. We never take it from a screener, and we never guess it.',
        'Notes: our team may write down what it needs to work with you, for example that you prefer mornings. You can read those notes in your download.',
        'We count visits without cookies. For each page view we store the address of the page, the day, and the name of the site you came from. We store no network address, no identifier, and nothing that could single you out. We never count pages that belong to one person, such as surveys and password pages.',
        'We use Google Analytics only if we’ve switched it on and you’ve agreed to it. Until you agree, your browser loads nothing from Google and gets no analytics cookie. Your browser keeps your answer. “Analytics choices” at the foot of every public page lets you withdraw your consent, which also deletes the cookies.',
        'Your browser also keeps your choice of light or dark colours, what you’ve begun to write in a form until you close the tab and, while you’re signed in, the key to your session.',
        'Our forms check that you’re human. Usually, your browser solves a small puzzle that we set ourselves, without using a cookie or another company. To stop floods of messages, we count how often each network address contacts us, for a short time. We never link that count to what you wrote.',
      ],
    },
    {
      id: 'use-and-disclosure',
      title: 'Use and Disclosure',
      content: [
        'We use personal information to answer you, to run the panel, to find people for a study, to arrange and conduct interviews, to pay what a study promised, to keep the site safe, and to do what the law requires. For anything else we ask you first.',
        'Who we invite: a program chooses from members who are active and haven’t been invited to another study recently (usually in the last seven days), and takes those who have waited longest first. Our team can narrow that with filters: by profile answers, postcode, when you joined, when we last invited you, how often you’ve taken part or missed an interview, where you came from, and lists our team keeps. A filter decides only who gets an invitation. If you haven’t answered a profile question, a study may or may not invite you. We use sensitive answers in a filter only if you gave them for that purpose, and we log each time we do.',
        'Who qualifies: a program compares your answers to the screening questions with the answers the study needs, and uses nothing else about you. Some questions only help us understand the group, and don’t affect whether you qualify. The decision counts for that one study and doesn’t change your place on the panel. If you think it’s wrong, write to us and a person will look at it.',
        'Who gets a time: a study may need a certain mix of people, such as at least two sole traders. We call these quotas. If your group is full, the program won’t offer you a time, even though you qualify. We email you if one opens up. In some studies the researcher chooses: they see a numbered list of people who qualify, with their answers and time zones but without names, addresses or phone numbers, and say yes, maybe or no. We tell you if they choose other people.',
        'Standbys: when a study is full you can offer to stand by and tick the times you could make. If a time opens up, a program offers it to one person after another: first to groups the study still needs, then to people with the fewest missed interviews in the last 12 months, then to those who have waited longest. You can say no, or stop standing by, whenever you like.',
        'A program may point out that two of your answers contradict each other. That doesn’t decide anything: one of our team asks you which is right. Researchers never see it.',
        'The people who see your information:',
        '- our own team, and only what each person needs for their work',
        '- the researcher who interviews you, who sees your name, the time of the interview, your answers to that study’s screening questions and what you’ve consented to, and hears what you say. They don’t get your email address or phone number from us. Researchers never see your profile or our notes about you',
        '- observers: people from the client or its team who listen to an interview, only if you’ve agreed to it. They don’t speak to you, and we don’t give them anything that the researcher doesn’t have. You can say no, and we tell you beforehand if you can’t take part without agreeing',
        '- the companies that provide our email and hosting, who handle it for us and on our instructions',
        '- an authority or a court, where the law requires it',
        'Clients get findings. We quote your words only if you’ve agreed to it, without your name, and we leave out details that would identify you. If you don’t agree, what you said still counts in the findings, but your words don’t leave the project. If you’re on a client’s list, we don’t tell that client whether you answered, unless you book an interview with them.',
        'You can withdraw any consent on your own page. If you withdraw your consent to a study, we cancel your interview and delete your answers. If you withdraw your consent to a recording, we ask the researcher to delete it. We keep the record of what you agreed to and when, without your name, for as long as we keep the study.',
        'We don’t sell, rent or lend personal information to anyone.',
        'Overseas: the services below handle information outside Australia, mostly in the United States. We use each one only if we’ve switched it on.',
        '- Google Analytics: your page views, after you’ve agreed',
        '- Google reCAPTCHA, instead of our own puzzle: technical details of your browser when you send a form',
        '- Google sign-in and Google Calendar: for researchers who choose to connect them',
        '- a language-model service that drafts questions from a researcher’s idea: the text of the idea, never anything about a panel member',
        '- the video call service named in your confirmation: for the length of the call',
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      content: [
        'What you send us is encrypted on its way to us. We keep passwords only as a slow, one-way hash. We keep the keys of sessions and of the links in our emails only as hashes too, so a stolen copy of our database can’t be used to open an account or a link. Calendar connections are stored encrypted.',
        'Only people who need it for their work can sign in to our admin area, and we record what they change, send and export. Our technical logs contain no messages, passwords, answers or personal links.',
        'How long we keep it:',
        '- panel details, your profile and our notes: as long as you’re a member. If you leave, we delete them after 30 days',
        '- if you joined by form or open link but never confirmed: 30 days',
        '- answers to screening questions: up to one year after the study’s last day',
        '- our emails to you: up to one year',
        '- enquiries: up to two years after we’ve dealt with them',
        '- people on a client’s list who haven’t joined our panel: as long as that client’s studies need them',
        'After that we delete it, or remove everything that could identify you.',
        'When you delete your panel membership, we delete everything we keep about you on the panel: your details, your profile, your answers, our notes, and our emails to you and about you. If you were interviewed, the researcher’s notes stay, without your name, and so does the record of what you consented to. We keep one more thing: a one-way hash of your email address, which nobody can use to email you. We keep it so that nobody adds your address again by mistake and emails you. An earlier backup may contain your details until it’s replaced.',
        'No system is perfect. If a breach is likely to cause you serious harm, we tell you and the Office of the Australian Information Commissioner, and say what you can do.',
      ],
    },
    {
      id: 'access-and-correction',
      title: 'Access and Correction',
      content: [
        'Panel members don’t need to ask. The email you joined with, and every invitation, has a link to your own page. There you can see what we keep, correct it, download it, change or delete profile answers, withdraw a consent, pause, leave, or delete everything. Any change takes effect at once. If you leave with an interview booked, we still email you about that interview, and you can cancel it.',
        `Everyone else can write to [${contactEmail}](mailto:${contactEmail}) and ask to see, correct or delete what we hold. It costs nothing. We may need to check first that it’s really you.`,
        'We handle these requests within up to 30 days. If we have to refuse something, we say why, in writing.',
        'If 30 days pass, or you aren’t satisfied with the answer, you can take it to the national privacy regulator, as described under [Complaints](#complaints).',
      ],
    },
    {
      id: 'anonymity',
      title: 'Anonymity',
      content: [
        'You can browse without telling us anything, and you can write to us under a name that isn’t your own. To join the panel, you only need a working email address. Name, phone, postcode and profile are up to you.',
        'There are limits. We can’t answer without an address, conduct an interview without a way to reach you, or pay an incentive without knowing where to send it. Where a study needs more, the invitation says so before you start.',
        'A researcher who chooses among people who qualify sees numbers, not names. We never name you in anything we publish or deliver.',
      ],
    },
    {
      id: 'direct-marketing',
      title: 'Direct Marketing',
      content: [
        'We send invitations to panel members who joined and confirmed, and to people who agreed elsewhere if we can show that they did. For a client’s own study, we also invite people on that client’s list. That’s usually no more than one study in seven days, with a reminder while the study is open. Writing to us doesn’t put you on any list.',
        'Every invitation says that it comes from us and has a way to unsubscribe. Unsubscribing is free, you don’t need to sign in, and it takes effect at once. Opening the link doesn’t change anything by itself, because mail scanners open links. To unsubscribe, press the button on that page or use your email program’s unsubscribe command.',
        'You can also write or ring to opt out. We do it within five working days. We handle any other request about direct marketing within up to 30 days.',
        'We don’t pass addresses on for other people’s marketing.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: [
        `If you think we’ve mishandled your information, tell us what happened: [${contactEmail}](mailto:${contactEmail}) or [${phone.shown}](${phone.link}). We look into it, answer in writing within up to 30 days, and say what we’ve changed.`,
        'If 30 days pass without an answer, or you aren’t satisfied with it, you can complain to the national privacy regulator, the Office of the Australian Information Commissioner (OAIC): [www.oaic.gov.au](https://www.oaic.gov.au/), phone 1300 363 992. Complaining is free, and it doesn’t affect your place on the panel.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      content: [
        'This is version 2. It adds profiles, filters, quotas, researchers’ choice, observers, standbys, quotes, client lists and open links to [version 1 of 11 November 2024](/policy/version-1).',
        'When this policy changes, we put the new text here with a new date at the top. If a change matters to panel members, we email them before it takes effect.',
        'Along with your agreement, we keep the date of the policy and a fingerprint of its text, so we can always show which words you agreed to.',
      ],
    },
  ],
} as const satisfies { updated: string; sections: readonly LegalSection[] }
