import {
  CalendarClock,
  ChartColumn,
  Contact,
  Inbox,
  LayoutGrid,
  Library,
  ListChecks,
  ListX,
  Mails,
  PenLine,
  ScrollText,
  Send,
  Settings,
  Users,
} from 'lucide-react'

/**
 * The seed’s three sections, then the ones we added. Each section has a file in this folder, an
 * address and an entry in the rail.
 */
export const SECTIONS = [
  { path: 'projects', label: 'Projects', icon: LayoutGrid },
  { path: 'distributions', label: 'Distributions', icon: Send },
  { path: 'interviews', label: 'Interviews', icon: CalendarClock },
  { path: 'panel', label: 'Panel', icon: Contact },
  { path: 'enquiries', label: 'Enquiries', icon: Inbox },
  { path: 'profile-fields', label: 'Profile fields', icon: ListChecks },
  { path: 'questions', label: 'Questions', icon: Library },
  { path: 'templates', label: 'Templates', icon: PenLine },
  { path: 'outbox', label: 'Outbox', icon: Mails },
  { path: 'jobs', label: 'Jobs', icon: ListX },
  { path: 'audit', label: 'Audit', icon: ScrollText },
  { path: 'figures', label: 'Figures', icon: ChartColumn },
  { path: 'users', label: 'Users', icon: Users },
  { path: 'settings', label: 'Settings', icon: Settings },
]
