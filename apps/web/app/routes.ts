import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Shown to those who build the product; no production build knows of it. */
const development =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'routes/styleguide.tsx')]

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('recruitment', 'routes/site/recruitment.tsx'),
    route('recruitment/researchers', 'routes/site/researchers.tsx'),
    route('recruitment/participants', 'routes/site/participants.tsx'),
    route('startups', 'routes/site/startups.tsx'),
    route('research', 'routes/site/research.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('case', 'routes/site/cases.tsx'),
    route('case/:id', 'routes/site/case-study.tsx'),
    route('accessibility', 'routes/site/accessibility.tsx'),
    route('conditions', 'routes/site/conditions.tsx'),
    route('policy', 'routes/site/policy.tsx'),
    route('panel', 'routes/site/panel.tsx'),
    // Every answer to a form comes in this page, at the address that the form was sent to.
    route('forms/*', 'routes/site/form-answer.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/respondent/layout.tsx', [
    route('respondent/screener', 'routes/respondent/screener.tsx'),
    route('respondent/slots', 'routes/respondent/slots.tsx'),
  ]),
  route('login', 'routes/auth/login.tsx'),
  route('change-password', 'routes/auth/change-password.tsx'),
  route('verify-email', 'routes/auth/verify-email.tsx'),
  route('platform', 'routes/platform/layout.tsx', [
    index('routes/platform/index.tsx'),
    route('research/:id', 'routes/platform/research.tsx'),
    route('interviews', 'routes/platform/interviews.tsx'),
    route('interviews/:id', 'routes/platform/interview-room.tsx'),
    route('account', 'routes/platform/account.tsx'),
    route('research/:id/edit-screener', 'routes/platform/edit-screener.tsx'),
    route('research/:id/edit-guide', 'routes/platform/edit-guide.tsx'),
  ]),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/index.tsx'),
    route('projects', 'routes/admin/projects.tsx'),
    route('distributions', 'routes/admin/distributions.tsx'),
    route('distributions/:id', 'routes/admin/distribution.tsx'),
    route('distributions/:researchId/respondents', 'routes/admin/respondents.tsx'),
    route('interviews', 'routes/admin/interviews.tsx'),
    route('panel', 'routes/admin/panel.tsx'),
    route('enquiries', 'routes/admin/enquiries.tsx'),
    route('questions', 'routes/admin/questions.tsx'),
    route('templates', 'routes/admin/templates.tsx'),
    route('outbox', 'routes/admin/outbox.tsx'),
    route('jobs', 'routes/admin/jobs.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('figures', 'routes/admin/figures.tsx'),
    route('users', 'routes/admin/users.tsx'),
  ]),
  ...development,
] satisfies RouteConfig
