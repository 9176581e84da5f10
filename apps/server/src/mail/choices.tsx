import { Fragment } from 'react'
import { CHOICE } from './styles.ts'

type Choice = { href: string; label: string }

/** Links that answer the question in the same paragraph. In plain text, each is on its own line. */
export const EmailChoices = ({ of: choices }: { of: readonly Choice[] }) => (
  <>
    <br />
    {choices.map(({ href, label }) => (
      <Fragment key={href}>
        <a href={href} data-choice className="ink" style={CHOICE}>
          {label}
        </a>{' '}
      </Fragment>
    ))}
  </>
)
