import { NavLink } from 'react-router'
import { type Destination, SERVICES } from '#content/navigation.ts'

/** What the agency offers, in its four groups; in the Services menu and in the burger menu. */
export function ServiceList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {SERVICES.map(({ title, links }) => (
        <li key={title} className="border-ink border-t-[1.5px] pt-3">
          <p className="font-semibold text-ink-2 text-small">{title}</p>
          <ul className="mt-1">
            {links.map((link) => (
              <li
                key={link.label}
                className="motion-state group relative -mx-3 rounded-small px-3 py-2.5 transition-colors has-[a]:hover:bg-gum-tint"
              >
                <Service {...link} />
                <p className="text-app text-ink-2">{link.about}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The whole entry can be clicked; its name is the label alone. */
function Service({ label, to }: Destination) {
  if (!to) {
    return (
      <p className="font-display font-semibold text-ink-2 text-title">
        {label}{' '}
        <span className="ml-1 rounded-pill bg-requested-fill px-2.5 py-0.5 align-middle font-semibold font-text text-caption text-requested">
          Coming
        </span>
      </p>
    )
  }
  return (
    <NavLink
      to={to}
      className="font-display font-semibold text-title decoration-3 decoration-wattle underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-small group-hover:underline aria-[current=page]:underline"
    >
      {label}
    </NavLink>
  )
}
