import { FACT, FACT_LABEL, FACTS } from './styles.ts'

export type Fact = readonly [label: string, value: string]

/**
 * The facts people look for when they open an email again, such as when, what and how much, set
 * apart from the text. Leaves out facts we don't know.
 */
export function EmailFacts({ of: facts }: { of: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value.trim() !== '')
  if (known.length === 0) return null
  return (
    <div style={FACTS}>
      {known.map(([label, value]) => (
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
