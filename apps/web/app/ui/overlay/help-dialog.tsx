import { Key } from '#ui/key.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Dialog } from './dialog.tsx'

export interface HelpContent {
  questions?: readonly { question: string; answer: string }[] | undefined
  /** How to contact us about anything else. */
  contact?: { contactEmail: string; phone: { shown: string; link: string } } | undefined
  /** Keyboard shortcuts, grouped by where they work. `keys` are the keys of one shortcut. */
  keys: readonly {
    title: string
    rows: readonly { keys: readonly string[]; does: string }[]
  }[]
}

export function HelpDialog({
  questions,
  contact,
  keys,
  onClose,
}: HelpContent & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Help">
      <div className="grid gap-6">
        {questions && (
          <dl className="grid gap-4">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd className="text-ink-2">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {contact && (
          <p className="border-line border-t pt-4">
            Something else? Ask us:{' '}
            <TextLink to={`mailto:${contact.contactEmail}`}>{contact.contactEmail}</TextLink> or{' '}
            <TextLink to={contact.phone.link} className="whitespace-nowrap">
              {contact.phone.shown}
            </TextLink>
          </p>
        )}
        <section className="grid gap-4 border-line border-t pt-4 pointer-coarse:hidden">
          <h3 className="text-h3">Keyboard shortcuts</h3>
          <div className="grid gap-y-5">
            {keys.map(({ title, rows }) => (
              <div key={title} className="text-small">
                <h4 className="mb-1.5 font-semibold">{title}</h4>
                <ul className="grid gap-2.5">
                  {rows.map(({ keys: together, does }) => (
                    <li
                      key={does}
                      className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 text-ink-2"
                    >
                      <span className="whitespace-nowrap">
                        {together.map((key) => (
                          <Key key={key}>{key}</Key>
                        ))}
                      </span>
                      {does}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}
