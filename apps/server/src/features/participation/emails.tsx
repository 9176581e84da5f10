import { addressed } from '#mail/first-name.ts'
import type { NoticeFacts } from '#mail/notice.tsx'
import { QuestionsLine } from '#mail/our-phone.tsx'

type Offer = Record<'firstName' | 'when' | 'briefly' | 'by' | 'study' | 'link', string>

export const standbyOffer = ({
  firstName,
  when,
  briefly,
  by,
  study,
  link,
}: Offer): NoticeFacts => ({
  heading: 'A time has opened up',
  topic: briefly,
  preview: `The time is yours if you take it by ${by}.`,
  facts: [
    ['When', when],
    ['About', study],
  ],
  says: [
    addressed(
      firstName,
      `we’re holding this time for you until ${by}. After that we’ll offer it to the next person.`,
    ),
  ],
  button: { href: link, label: 'Take this time' },
  small: <QuestionsLine />,
})
