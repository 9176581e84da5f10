import { ServiceList } from './service-list.tsx'

/**
 * The Services menu, a native popover that works without JavaScript. `menus.ts` also closes it when
 * focus leaves it or someone follows a link.
 */
export function ServicesMenu({ className }: { className: string }) {
  return (
    <div className="group/services">
      <button type="button" popoverTarget="services" className={className}>
        Services
        <Chevron />
      </button>
      <div
        id="services"
        popover="auto"
        className="site-menu fixed inset-x-0 mx-auto w-[calc(100%-9rem)] max-w-[81rem] animate-[fade_var(--motion-state)_var(--ease-out)] rounded-card border border-line bg-raised p-8 text-ink shadow-menu"
      >
        <ServiceList className="grid grid-cols-4 gap-6" />
      </div>
    </div>
  )
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 12 8"
      fill="none"
      aria-hidden="true"
      className="motion-state w-3 transition-transform group-has-[:popover-open]/services:rotate-180"
    >
      <path
        d="M1.5 1.5 6 6l4.5-4.5"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
