import { Crumb } from '#ui/crumb.tsx'

export function LearnedCrumb() {
  return (
    <Crumb from={{ label: 'Projects', to: '/platform' }}>
      <li aria-current="page" className="truncate font-semibold">
        What we learned
      </li>
    </Crumb>
  )
}
