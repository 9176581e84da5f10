import {
  CalendarClock,
  ChartColumn,
  Contact,
  Gauge,
  HandCoins,
  Inbox,
  LayoutGrid,
  Library,
  ListChecks,
  ListTodo,
  ListX,
  MailCheck,
  Mails,
  PenLine,
  ScrollText,
  Send,
  Settings,
  Users,
} from 'lucide-react'

/**
 * The Today section, seed 001's three sections, then the ones we added. Each section has a file in
 * this folder, a URL, an entry in the rail and a letter that opens it after G.
 */
export const SECTIONS = [
  { path: 'today', key: 't', label: 'Today', icon: ListTodo },
  { path: 'projects', key: 'p', label: 'Projects', icon: LayoutGrid },
  { path: 'distributions', key: 'd', label: 'Distributions', icon: Send },
  { path: 'interviews', key: 'i', label: 'Interviews', icon: CalendarClock },
  {
    path: 'panel',
    key: 'm',
    label: 'Panel',
    icon: Contact,
    within: ['/admin/panel', '/admin/people'],
  },
  { path: 'field-desk', key: 'k', label: 'Field desk', icon: Gauge },
  { path: 'payments', key: 'y', label: 'Payments', icon: HandCoins },
  { path: 'contact-rules', key: 'c', label: 'Contact rules', icon: MailCheck },
  { path: 'enquiries', key: 'e', label: 'Enquiries', icon: Inbox },
  { path: 'profile-fields', key: 'r', label: 'Profile fields', icon: ListChecks },
  { path: 'questions', key: 'q', label: 'Question bank', icon: Library },
  { path: 'templates', key: 'l', label: 'Templates', icon: PenLine },
  { path: 'outbox', key: 'o', label: 'Outbox', icon: Mails },
  { path: 'jobs', key: 'j', label: 'Jobs', icon: ListX },
  { path: 'audit', key: 'a', label: 'Audit', icon: ScrollText },
  { path: 'figures', key: 'f', label: 'Figures', icon: ChartColumn },
  { path: 'users', key: 'u', label: 'Users', icon: Users },
  { path: 'settings', key: 's', label: 'Settings', icon: Settings },
]
