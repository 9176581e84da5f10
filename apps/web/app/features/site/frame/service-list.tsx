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
              <li key={link.label}>
                <Service {...link} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const ENTRY = 'block rounded-small px-3 py-2.5 -mx-3'

function Service({ label, to, about }: Destination) {
  if (!to) {
    return (
      <p className={ENTRY}>
        <span className="font-display font-semibold text-ink-2 text-title">{label}</span>
        <span className="ml-2 rounded-pill bg-requested-fill px-2.5 py-0.5 align-middle font-semibold text-caption text-requested">
          Coming
        </span>
        <span className="block text-app text-ink-2">{about}</span>
      </p>
    )
  }
  return (
    <NavLink to={to} className={`${ENTRY} group motion-state transition-colors hover:bg-gum-tint`}>
      <span className="font-display font-semibold text-title decoration-3 decoration-wattle underline-offset-[0.2em] group-hover:underline group-aria-[current=page]:underline">
        {label}
      </span>
      <span className="block text-app text-ink-2">{about}</span>
    </NavLink>
  )
}
