import type { UserInfo } from '@wattle/contract/account'
import {
  LayoutGrid,
  ListTodo,
  LogOut,
  Monitor,
  Moon,
  ShieldUser,
  Sun,
  UserRound,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { THEMES, type Theme } from '#lib/theme.ts'
import { useTheme } from '#lib/use-theme.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const THEME_LOOKS = {
  system: { label: 'Same as this device', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
} as const satisfies Record<Theme, unknown>

interface AccountMenuProps {
  /** Undefined until the account has loaded. */
  me: UserInfo | undefined
  onSignOut: () => void
}

/**
 * A button with the person's initials. Seed 001 section 2 asks for a tooltip with the full name and
 * the email address.
 */
export function AccountMenu({ me, onSignOut }: AccountMenuProps) {
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  if (!me) return <Skeleton className="size-9 rounded-full!" />
  const name = fullName(me)
  return (
    <Menu
      tooltip={`${name}\n${me.email}`}
      trigger={
        <button
          type="button"
          // People who use voice control say what they see, so the button's name includes the
          // initials.
          aria-label={`${initials(me)}, ${name}, ${me.email}`}
          className="motion-state grid size-9 shrink-0 place-items-center rounded-full bg-gum forced-colors:border font-semibold text-caption text-on-gum transition-colors hover:bg-gum-deep"
        >
          {initials(me)}
        </button>
      }
      actions={[
        {
          id: 'account',
          label: 'Your account',
          icon: UserRound,
          onSelect: () => navigate('/platform/account'),
        },
        ...(me.role === 'ROLE_ADMIN'
          ? [
              {
                id: 'platform',
                label: 'Your projects',
                icon: LayoutGrid,
                onSelect: () => navigate('/platform'),
              },
              {
                id: 'today',
                label: 'Today',
                icon: ListTodo,
                onSelect: () => navigate('/admin/today'),
              },
              {
                id: 'admin',
                label: 'Admin',
                icon: ShieldUser,
                onSelect: () => navigate('/admin'),
              },
            ]
          : []),
        { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: onSignOut },
      ]}
      setting={{
        label: 'Colour theme',
        chosen: theme,
        choices: THEMES.map((id) => ({ id, ...THEME_LOOKS[id], onSelect: () => setTheme(id) })),
      }}
    />
  )
}

const fullName = ({ firstName, lastName, email }: UserInfo) =>
  `${firstName} ${lastName}`.trim() || email

/** Splits names by code point, because a letter or an emoji can take two code units. */
function initials({ firstName, lastName, email }: UserInfo): string {
  const letters = [firstName, lastName].map((part) => Array.from(part.trim())[0] ?? '').join('')
  return (letters || Array.from(email)[0] || '?').toLocaleUpperCase('en-AU')
}
