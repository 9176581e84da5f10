import { BRAND } from '@wattle/contract/brand'
import { TEST_DAYS } from '@wattle/contract/limits'
import { FIRST_POLICY_PATH, FORM_ANSWER_PATH, NEXT_POLICY_PATH } from '@wattle/contract/paths'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import type { ReactNode } from 'react'
import { CASE_STUDIES } from '#content/sample/case-studies.ts'
import { SAMPLE_MARK } from '#content/sample/notice.ts'
import { WELCOME } from '#content/welcome.ts'
import { ContactBlock } from '#features/enquiry/contact-block.tsx'
import { FormAnswerPage } from '#features/enquiry/form-answer-page.tsx'
import { PanelForm } from '#features/enquiry/panel-form.tsx'
import { AboutPage } from '#features/site/about/about-page.tsx'
import { CaseListPage } from '#features/site/case-list-page.tsx'
import { CaseNotFound } from '#features/site/case-not-found.tsx'
import { CasePage } from '#features/site/case-page.tsx'
import { BelowTheFold } from '#features/site/home/below-the-fold.tsx'
import { Welcome } from '#features/site/home/welcome.tsx'
import { LegalAccessibility } from '#features/site/legal-accessibility.tsx'
import { LegalPage } from '#features/site/legal-page.tsx'
import { LegalPolicy } from '#features/site/legal-policy.tsx'
import { LegalTerms } from '#features/site/legal-terms.tsx'
import { NotFoundPage } from '#features/site/not-found-page.tsx'
import { PanelAnswers } from '#features/site/participants/panel-answers.tsx'
import { PanelStage } from '#features/site/participants/panel-stage.tsx'
import { RecruitmentPage } from '#features/site/recruitment/recruitment-page.tsx'
import { ResearchPage } from '#features/site/research/research-page.tsx'
import { ResearchersPage } from '#features/site/researchers/researchers-page.tsx'
import { StartupsPage } from '#features/site/startups/startups-page.tsx'
import { article, ClosedPageHead, ORGANIZATION, type PageFacts, PageHead } from './page-head.tsx'

export interface SitePage {
  path: string
  head: ReactNode
  content: ReactNode
}

const RECRUITMENT = { name: 'Recruitment', path: '/recruitment' }
const CASES = { name: 'Case studies', path: '/case' }

const POLICY = {
  path: '/policy',
  title: 'Privacy Policy',
  description:
    'What personal information we collect and why, who sees it, and how you can see, correct or delete it.',
  picture: 'legal',
}

/**
 * Every public page. If a URL doesn't exist, the server shows the `not-found` page in its folder or
 * in the nearest folder above.
 */
export const PAGES: readonly SitePage[] = [
  open(
    {
      path: '/',
      title: `Client-focused market research in ${BRAND.city}`,
      description: WELCOME.lead,
      facts: [ORGANIZATION],
    },
    <>
      <Welcome />
      <BelowTheFold />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/recruitment',
      title: 'How we recruit',
      description:
        'Research participants who match your brief: how we look for them, how we check, what it costs, and eight reasons to recruit with us.',
      picture: 'recruitment',
    },
    <>
      <RecruitmentPage />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/recruitment/researchers',
      title: 'Recruitment for researchers',
      description:
        'Tell us who your study needs. We find, screen and book them: professionals, experts, customers and consumers. How it works, day by day.',
      picture: 'researchers',
      above: [RECRUITMENT],
    },
    <>
      <ResearchersPage />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/recruitment/participants',
      title: 'Join our panel',
      description:
        'Say what you think and get paid for it. Join the panel in a minute, and we’ll email you when a study suits you.',
      picture: 'participants',
      above: [RECRUITMENT],
    },
    <>
      <PanelStage form={<PanelForm />} />
      <PanelAnswers />
    </>,
  ),
  open(
    {
      path: '/startups',
      title: 'Startup Pack',
      description: `A startup idea can be tested in ${TEST_DAYS} days: questionnaire design, participant recruitment and analysis in one pack, at special pricing.`,
      picture: 'startups',
    },
    <>
      <StartupsPage />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/research',
      title: 'Research: how we can help',
      description:
        'Primary research, and secondary research with data analysis: seven kinds of help, each with a sample of what you get.',
      picture: 'research',
    },
    <>
      <ResearchPage />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/about',
      title: 'About us',
      description:
        'A market research agency in Melbourne: our mission, in a letter, and the company in numbers.',
      picture: 'about',
    },
    <>
      <AboutPage />
      <ContactBlock />
    </>,
  ),
  open(
    {
      path: '/case',
      title: 'Case studies',
      description: `${SAMPLE_MARK}Five studies written out in full: what we asked, who answered, how we did it and what changed afterwards.`,
      picture: 'case',
    },
    <CaseListPage studies={CASE_STUDIES} />,
  ),
  ...CASE_STUDIES.map((study) => {
    const facts = {
      path: `/case/${study.id}`,
      title: study.longerTitle,
      description: SAMPLE_MARK + study.description,
      picture: `case-${study.id}`,
    }
    return open({ ...facts, above: [CASES], facts: [article(facts)] }, <CasePage study={study} />)
  }),
  open(
    {
      path: '/accessibility',
      title: 'Accessibility Statement',
      description:
        'We aim for WCAG 2.2 level AA. Here’s how we build the site, what we’ve tested, what isn’t good enough yet, and who to tell if something doesn’t work for you.',
      picture: 'legal',
    },
    <LegalPage>
      <LegalAccessibility />
    </LegalPage>,
  ),
  open(
    {
      path: '/conditions',
      title: 'Terms & Conditions',
      description: 'The terms for using this website, effective 14 November 2024.',
      picture: 'legal',
    },
    <LegalPage>
      <LegalTerms />
    </LegalPage>,
  ),
  open(
    POLICY,
    <LegalPage>
      <LegalPolicy policy={PRIVACY_POLICY} />
    </LegalPage>,
  ),
  {
    // Once version 2 is published, the server shows this page at the policy's usual URL.
    ...open(
      POLICY,
      <LegalPage>
        <LegalPolicy policy={PRIVACY_POLICY_2} />
      </LegalPage>,
    ),
    path: NEXT_POLICY_PATH,
  },
  closed(
    FIRST_POLICY_PATH,
    'Privacy Policy, version 1',
    <LegalPage>
      <LegalPolicy policy={PRIVACY_POLICY} />
    </LegalPage>,
  ),
  closed(FORM_ANSWER_PATH, 'Your message', <FormAnswerPage />),
  closed('/not-found', 'Page not found', <NotFoundPage />),
  closed('/admin/not-found', 'Page not found', <NotFoundPage area="admin" />),
  closed('/platform/not-found', 'Page not found', <NotFoundPage area="platform" />),
  closed('/case/not-found', 'Case study not found', <CaseNotFound />),
]

function open(facts: PageFacts, content: ReactNode): SitePage {
  return { path: facts.path, head: <PageHead {...facts} />, content }
}

function closed(path: string, title: string, content: ReactNode): SitePage {
  return { path, head: <ClosedPageHead title={title} />, content }
}
