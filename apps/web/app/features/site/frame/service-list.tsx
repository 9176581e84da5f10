import { NavLink } from 'react-router'
import { type Destination, SERVICES } from '#content/navigation.ts'
import { cx } from '#lib/cx.ts'

interface ServiceListProps {
  className: string
  /** Whether to show only the labels on a small screen, so the whole menu fits. */
  isCompact?: boolean
}

/** What the agency offers, in four groups. Shown in the Services menu and the burger menu. */
export function ServiceList({ className, isCompact = false }: ServiceListProps) {
  return (
    <ul className={className}>
      {SERVICES.map(({ title, links }) => (
        <li
          key={title}
          className={cx('border-ink border-t-[1.5px]', isCompact ? 'pt-1.5 roomy:pt-3' : 'pt-3')}
        >
          <p className="font-semibold text-ink-2 text-small">{title}</p>
          <ul className={isCompact ? 'roomy:mt-1' : 'mt-1'}>
            {links.map((link) => (
              <li
                key={link.label}
                className={cx(
                  'motion-state group relative -mx-3 rounded-small px-3 transition-colors has-[a]:hover:bg-gum-tint',
                  isCompact ? 'slim:flex slim:min-h-10 slim:items-center roomy:py-2.5' : 'py-2.5',
                )}
              >
                <Service {...link} size={isCompact ? COMPACT : 'text-title'} />
                <p className={cx('text-app text-ink-2', isCompact && 'slim:hidden')}>
                  {link.about}
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** People can click anywhere on the entry, but its accessible name is just the label. */
function Service({ label, to, size }: Destination & { size: string }) {
  if (!to) {
    return (
      <p className={cx('font-display font-semibold text-ink-2', size)}>
        {label}{' '}
        <span className="inline-block rounded-pill bg-requested-fill px-2 py-0.5 align-middle font-semibold font-text text-caption text-requested">
          Coming soon
        </span>
      </p>
    )
  }
  return (
    <NavLink
      reloadDocument
      to={to}
      className={cx(
        size,
        'font-display font-semibold decoration-3 decoration-wattle underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-small group-hover:underline aria-[current=page]:underline',
      )}
    >
      {label}
    </NavLink>
  )
}

/** A text size that fits two columns on a phone. */
const COMPACT = 'text-[1rem] leading-tight roomy:text-title'
