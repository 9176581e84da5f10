import { FACT, FACT_LABEL, FACTS } from './styles.ts'

export type Fact = readonly [label: string, value: string]

/** What one looks for when a mail is opened again: when, what, how much. Set apart from the prose. */
export function MailFacts({ of: facts }: { of: readonly Fact[] }) {
  return (
    <div style={FACTS}>
      {facts.map(([label, value]) => (
        <div key={label} className="ink" style={FACT}>
          <span className="quiet" style={FACT_LABEL}>
            {label}:
          </span>{' '}
          {value}
        </div>
      ))}
    </div>
  )
}
