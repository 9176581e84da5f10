import { BRAND } from '@wattle/contract/brand'
import type { LegalSection } from '@wattle/contract/policy'

const { name, city, contactEmail, phone } = BRAND

/**
 * The terms of use. Seed 000, sections 2 and 9, fixes the titles, their order, the date, the age
 * limit and the governing law.
 */
export const TERMS: { effective: string; sections: readonly LegalSection[] } = {
  effective: '2024-11-14',
  sections: [
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      content: [
        `Unless we say otherwise, the text, drawings, layout, name and logo on this site belong to ${name} or are used with permission, and are protected by Australian and international law.`,
        'You may read, print and share links to the pages, and quote short passages if you name us and link to the page. For anything else (copying whole pages, selling them, putting our name or drawings on something of yours), ask us first.',
        'What you send us with a form stays yours. You allow us to store it and to use it to answer you.',
      ],
    },
    {
      id: 'age-requirements',
      title: 'Age Requirements',
      content: [
        'You must be at least 18 years old to use our forms, to join the panel or to open an account. By doing so you confirm that you are.',
        'Anyone may read the site. If you are under 18 and want to take part in a study that is meant for your age, ask a parent or guardian to write to us.',
      ],
    },
    {
      id: 'website-content-and-accuracy',
      title: 'Website Content And Accuracy',
      content: [
        'We write carefully and fix mistakes when we find them, but we don’t promise that everything here is complete, current or free of errors. Prices, dates and offers can change until we have confirmed them to you in writing.',
        'What you read here is general information. It is not legal, financial or business advice for your situation, and a case study shows what one study can find: it doesn’t promise the same for yours. Case studies, figures and quotes that are marked as samples are made up.',
        'We may change, move or take down any page, and the site may be unavailable at times.',
      ],
    },
    {
      id: 'google-analytics',
      title: 'Google Analytics',
      content: [
        'We may use Google Analytics, a service of Google LLC, to see which pages are read. It only loads after you agree to it. If you don’t, the site works just the same and nothing is sent to Google. Where we use it, you can change your mind with “Analytics choices” at the foot of the page.',
        'Apart from Google Analytics, we count page views ourselves, without cookies and without anything that identifies you. The [Privacy Policy](/policy#collection) says exactly what is counted.',
      ],
    },
    {
      id: 'links-to-third-party-sites',
      title: 'Links To Third-Party Sites',
      content: [
        'Some links lead to sites that we don’t run, such as our pages on social networks or a video call service. We don’t control what’s there and aren’t responsible for it. A link isn’t a recommendation, and those sites have their own terms and privacy policies.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable Use',
      content: [
        'Please use the site as it’s meant to be used. In particular, don’t:',
        '- send anything unlawful, abusive, misleading or harmful to others',
        '- pretend to be someone else, or join the panel in someone else’s name or more than once',
        '- give untrue answers to screening questions to get into a study',
        '- send advertising or automated messages, or try to bypass our bot check',
        '- try to get into parts that are not meant for you, to slow the site down, or to copy data about other people',
        'We may refuse, limit or end your use of our services if you break these rules.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      content: [
        'How we handle personal information is described in the [Privacy Policy](/policy), which is part of these terms. You don’t need to give us personal information to browse the site.',
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of Liability',
      content: [
        'Nothing in these terms takes away rights that the law gives you and that cannot be excluded, such as the consumer guarantees of the Australian Consumer Law.',
        'As far as the law allows, we are not liable for loss or damage that comes from using this site or from relying on what it says, from the site being unavailable, or from sites that it links to. That includes indirect loss, lost profit and lost data.',
        'Where our liability cannot be excluded but may be limited, it is limited to supplying the service again, or paying what it costs to have it supplied again.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      content: [
        'If someone makes a claim against us because you broke these terms or the law while using the site, you agree to cover our reasonable loss and costs, as far as they were caused by you and not by us.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      content: [
        'These terms are governed by the law of the State of Victoria, Australia. You and we agree that the courts of Victoria, and the courts that hear appeals from them, will decide any dispute.',
        'Before going to court, please write to us. Most things can be settled in a conversation.',
      ],
    },
    {
      id: 'severability',
      title: 'Severability',
      content: [
        'If a part of these terms turns out to be invalid or cannot be enforced, that part is read as narrowly as needed, or left out. The rest stays in force.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      content: [
        'We may change these terms. We’ll put the new text on this page with a new date at the top, and it applies from that date. If you keep using the site after that date, you accept the new terms. They don’t change an agreement that we’ve already made with you in writing.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      content: [
        `This website is operated by a sole trader, trading as ${name}, in ${city}, Victoria, Australia.`,
        `Write to [${contactEmail}](mailto:${contactEmail}) or ring [${phone.shown}](${phone.link}). A person will answer by the end of the next working day.`,
      ],
    },
  ],
}
