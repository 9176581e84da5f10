import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { SECTIONS } from './routes/admin/sections.ts'

/** The style guide is only for development, so no production build includes it. */
const development =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'routes/styleguide.tsx')]

/** The application's routes. All other pages are prerendered (`site/render.tsx`). */
export default [
  route('login', 'routes/auth/login.tsx'),
  route('change-password', 'routes/auth/change-password.tsx'),
  route('verify-email', 'routes/auth/verify-email.tsx'),
  route('platform', 'routes/platform/layout.tsx', [
    index('routes/platform/index.tsx'),
    route('research/:id', 'routes/platform/research.tsx'),
    route('research/:id/analysis', 'routes/platform/analysis.tsx'),
    route('learned', 'routes/platform/learned.tsx'),
    route('interviews', 'routes/platform/interviews.tsx'),
    route('interviews/:id', 'routes/platform/interview-room.tsx'),
    route('account', 'routes/platform/account.tsx'),
    route('research/:id/edit-screener', 'routes/platform/edit-screener.tsx'),
    route('research/:id/edit-guide', 'routes/platform/edit-guide.tsx'),
    route('research/:id/report', 'routes/platform/report.tsx'),
  ]),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/index.tsx'),
    ...SECTIONS.map(({ path }) => route(path, `routes/admin/${path}.tsx`)),
    route('people/:id', 'routes/admin/person.tsx'),
    route('distributions/:id', 'routes/admin/distribution.tsx'),
    route('distributions/:researchId/respondents', 'routes/admin/respondents.tsx'),
  ]),
  route('panel', 'routes/panel.tsx'),
  ...development,
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig
