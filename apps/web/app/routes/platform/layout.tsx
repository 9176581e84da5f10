import { useQuery } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import {
  CalendarClock,
  LayoutGrid,
  LogOut,
  Moon,
  Search,
  ShieldUser,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useMatch, useNavigate } from 'react-router'
import { RESEARCHER_KEYS, RESEARCHER_QUESTIONS } from '#content/help.ts'
import { CalendarFailure } from '#features/account/calendar-failure.tsx'
import { useLogout } from '#features/account/hooks.ts'
import { meQuery } from '#features/account/shared/me-query.ts'
import { SignedInArea, SignedInFrame, signedInOnly } from '#features/account/signed-in-area.tsx'
import { LearnedCrumb } from '#features/findings/learned/learned-crumb.tsx'
import { useToConfirm } from '#features/interview/to-confirm.ts'
import { ResearchCrumb } from '#features/research/research-crumb.tsx'
import { tabTitle } from '#lib/tab-title.ts'
import { setTheme } from '#lib/theme.ts'
import type { ShellSection } from '#ui/app-shell.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import type { Route } from './+types/layout'

export const meta = () => [{ title: tabTitle('Platform') }]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => signedInOnly(request)

const PROJECTS: ShellSection = {
  to: '/platform',
  within: ['/platform/research', '/platform/learned'],
  label: 'Projects',
  icon: LayoutGrid,
}
const INTERVIEWS: ShellSection = {
  to: '/platform/interviews',
  label: 'My interviews',
  icon: CalendarClock,
}

const NewProjectDialog = lazy(async () => {
  const { NewProjectDialog } = await import('#features/research/list/new-project-dialog.tsx')
  return { default: NewProjectDialog }
})
const loadPalette = () => import('#features/research/project-palette.tsx')
const ProjectPalette = lazy(async () => ({ default: (await loadPalette()).ProjectPalette }))

/** The titles of a project's pages, by the last segment of their URL. */
const PAGES: Record<string, string> = { analysis: 'Analysis', report: 'Report' }

export default function PlatformArea() {
  return (
    <SignedInArea>
      <Platform />
    </SignedInArea>
  )
}

function Platform() {
  const me = useQuery(meQuery)
  const toConfirm = useToConfirm()
  const logout = useLogout()
  const navigate = useNavigate()
  const within = useMatch('/platform/research/:id/*')?.params
  const open = Number(within?.id) || undefined
  const isLearned = useMatch('/platform/learned') !== null
  const [shown, setShown] = useState<'palette' | 'new-project'>()
  usePaletteKey(() => setShown('palette'))
  const close = () => setShown(undefined)
  const go = (to: string) => () => navigate(to)
  const isAdmin = me.data?.role === 'ROLE_ADMIN'
  return (
    <SignedInFrame
      home="/platform"
      navLabel="Platform"
      sections={[PROJECTS, { ...INTERVIEWS, ...toConfirm }]}
      help={{ questions: RESEARCHER_QUESTIONS, contact: BRAND, keys: RESEARCHER_KEYS }}
      crumb={
        open ? (
          <ResearchCrumb id={open} page={PAGES[within?.['*'] ?? '']} />
        ) : (
          isLearned && <LearnedCrumb />
        )
      }
      tools={
        <>
          {/* Every sign-in ends here (seed 000 section 4), so admins need a link to their area. */}
          {isAdmin && (
            <ButtonLink to="/admin" variant="quiet">
              <ShieldUser aria-hidden="true" className="size-4.5" />
              <span className="max-sm:sr-only">Admin</span>
            </ButtonLink>
          )}
          <Tooltip text="Go to: Ctrl K or ⌘ K" placement="bottom">
            <IconButton
              label="Go to a project, a step or an action"
              aria-keyshortcuts="Control+K Meta+K"
              icon={Search}
              onPointerEnter={loadPalette}
              onFocus={loadPalette}
              onClick={() => setShown('palette')}
            />
          </Tooltip>
        </>
      }
      roomy
    >
      <CalendarFailure />
      <Outlet />
      {shown === 'palette' && (
        <Suspense>
          <ProjectPalette
            openId={open}
            onNew={() => setShown('new-project')}
            onClose={close}
            actions={[
              {
                id: 'interviews',
                label: 'My interviews',
                icon: CalendarClock,
                onSelect: go('/platform/interviews'),
              },
              {
                id: 'account',
                label: 'Your account',
                icon: UserRound,
                onSelect: go('/platform/account'),
              },
              ...(isAdmin
                ? [
                    {
                      id: 'admin',
                      label: 'Admin',
                      icon: ShieldUser,
                      onSelect: go('/admin'),
                    },
                  ]
                : []),
              {
                id: 'theme',
                label: isDark() ? 'Light theme' : 'Dark theme',
                icon: Moon,
                onSelect: () => setTheme(isDark() ? 'light' : 'dark'),
              },
              { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: () => logout.mutate() },
            ]}
          />
        </Suspense>
      )}
      {shown === 'new-project' && (
        <Suspense>
          <NewProjectDialog open onClose={close} />
        </Suspense>
      )}
    </SignedInFrame>
  )
}

const isDark = () => {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}

function usePaletteKey(onKey: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      // Loads the palette when someone presses Ctrl or ⌘, so it's ready when they press K.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette()
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // Ignores the shortcut while a dialog is open.
      if (!isShortcut || event.altKey || document.querySelector('dialog:modal')) return
      event.preventDefault()
      onKey()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
