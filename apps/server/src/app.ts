import { MAX_BODY_MB } from '@wattle/contract/limits'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '#deps.ts'
import { AppError } from '#errors.ts'
import { wireAccountHooks } from '#features/account/hooks.ts'
import { accountRoutes } from '#features/account/routes.ts'
import { analyticsRoutes } from '#features/analytics/routes.ts'
import { auditRoutes } from '#features/audit/routes.ts'
import {
  endSessionsOf,
  exportSessions,
  forgetAccessOf,
  mustBeOwner,
  uncacheSessionsOf,
} from '#features/auth/manage-sessions.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { forgetCalendar } from '#features/calendar/connect-google.ts'
import { calendarRoutes } from '#features/calendar/routes.ts'
import { slotHooks } from '#features/calendar/service.ts'
import { wireCampaignHooks } from '#features/campaign/hooks.ts'
import { campaignRoutes } from '#features/campaign/routes.ts'
import {
  dropQueuedEmails,
  dropUnsentInvitations,
  findDistributionOf,
  makeNextBatchDue,
  pauseDistribution,
} from '#features/campaign/service.ts'
import { wireEmailHooks } from '#features/email/hooks.ts'
import { emailRoutes } from '#features/email/routes.ts'
import { enquiryRoutes } from '#features/enquiry/routes.ts'
import { addSampleFindings } from '#features/findings/add-sample.ts'
import { assumptionHooks } from '#features/findings/edit-assumptions.ts'
import { exportFindings } from '#features/findings/export-findings.ts'
import { forgetMemberInFindings } from '#features/findings/forget-member.ts'
import { forgetResearcher } from '#features/findings/forget-researcher.ts'
import { deleteTranscriptsOf } from '#features/findings/import-transcript.ts'
import { roomFindings } from '#features/findings/open-room.ts'
import { findingsRoutes } from '#features/findings/routes.ts'
import { listQuotes, removeReportQuotes } from '#features/findings/withdraw-words.ts'
import { isWaveDue, planWave } from '#features/forecast/plan-wave.ts'
import { forecastRoutes } from '#features/forecast/routes.ts'
import { guideRoutes } from '#features/guide/routes.ts'
import { guideHooks } from '#features/guide/service.ts'
import {
  cancelInterviewsOfOwner,
  mustBeFinished,
  withdrawInterviews,
} from '#features/interview/close-interviews.ts'
import { wireInterviewHooks } from '#features/interview/hooks.ts'
import { releaseInterviews, transferInterviews } from '#features/interview/leave-interviews.ts'
import { interviewRoutes } from '#features/interview/routes.ts'
import { addSample, exportCalendar, hasSamples } from '#features/interview/service.ts'
import { jobsRoutes } from '#features/jobs/routes.ts'
import { interviewEnded } from '#features/panel/apply-contact.ts'
import { wirePanelHooks } from '#features/panel/hooks.ts'
import { panelRoutes } from '#features/panel/routes.ts'
import { markBounced } from '#features/panel/service.ts'
import { wireParticipationHooks } from '#features/participation/hooks.ts'
import { numberConducted, numberParticipant } from '#features/participation/number-participant.ts'
import { sweepStandbys, withdrawOffers } from '#features/participation/offer-slots.ts'
import { mustHaveRoomAgain } from '#features/participation/quota-room.ts'
import { roomConsents } from '#features/participation/record-consent.ts'
import { participationRoutes } from '#features/participation/routes.ts'
import { listAnswers } from '#features/participation/service.ts'
import { quotaHooks } from '#features/participation/set-quotas.ts'
import { endStandbys } from '#features/participation/stand-by.ts'
import { forgetPaymentsOf } from '#features/payment/keep-records.ts'
import { paymentRoutes } from '#features/payment/routes.ts'
import {
  exportPaymentSteps,
  listPaymentsOfMember,
  listPaymentsTo,
} from '#features/payment/service.ts'
import { settleInterviews } from '#features/payment/settle-interviews.ts'
import { wireProjectHooks } from '#features/project/hooks.ts'
import { projectRoutes } from '#features/project/routes.ts'
import { exportProjects } from '#features/project/service.ts'
import { countLaunched, deleteUnlaunched } from '#features/project/transfer-project.ts'
import { screenerRoutes } from '#features/screener/routes.ts'
import { screenerHooks } from '#features/screener/service.ts'
import { isPolicyPublished } from '#features/settings/policy-version.ts'
import { siteRoutes } from '#features/site/routes.ts'
import { answerBrokenRequest } from '#http/broken-request.ts'
import { installErrorHandler, sendError } from '#http/errors.ts'
import { installForms } from '#http/forms.ts'
import { securityHeaders } from '#http/headers.ts'
import { healthRoutes } from '#http/health.ts'
import { installJsonBody } from '#http/json-body.ts'
import { installRequestLog, isDetailed } from '#http/log.ts'
import { installMailPreviews } from '#http/mail-previews.ts'
import { createMount } from '#http/mount.ts'
import { installOpenApi } from '#http/openapi.ts'
import { openPages } from '#http/pages.ts'
import { serializeReply } from '#http/serialize-reply.ts'
import type { RequestMetrics } from '#metrics/requests.ts'

wireAccountHooks({
  mustBeOwner,
  endSessions: endSessionsOf,
  refreshSessions: uncacheSessionsOf,
  async forgetAccess(tx, userId) {
    await forgetAccessOf(tx, userId)
    await forgetCalendar(tx, userId)
  },
  countLaunched,
  deleteUnlaunched,
  cancelInterviews: cancelInterviewsOfOwner,
  releaseInterviews,
  forgetInReports: forgetResearcher,
  exports: [exportSessions, exportProjects, exportCalendar, exportFindings, exportPaymentSteps],
})
wireCampaignHooks({ isWaveDue, planWave })
wireEmailHooks({ memberBounced: markBounced })
wireInterviewHooks({
  listAnswers,
  roomConsents,
  mustHaveRoomAgain,
  roomFindings,
  numberParticipant,
  numberConducted,
  interviewEnded,
  offerFreedSlots: sweepStandbys,
  settlePayments: settleInterviews,
})
wireParticipationHooks({
  recordingWithdrawn: deleteTranscriptsOf,
  quotesWithdrawn: removeReportQuotes,
})
wirePanelHooks({
  dropUnsentInvitations,
  dropQueuedEmails,
  withdrawOffers,
  deleteTranscripts: forgetMemberInFindings,
  listQuotes,
  listPayments: listPaymentsOfMember,
  listPaymentsTo,
  forgetPayments: forgetPaymentsOf,
})
wireProjectHooks({
  screener: screenerHooks,
  guide: guideHooks,
  assumptions: assumptionHooks,
  addSampleFindings,
  slots: slotHooks,
  interviews: {
    mustBeFinished,
    addSample,
    hasSamples,
    withdraw: withdrawInterviews,
    transfer: transferInterviews,
  },
  quotas: quotaHooks,
  findDistribution: findDistributionOf,
  makeNextBatchDue,
  pauseDistribution,
  endStandbys,
})

/** We cut off a request if its headers and body haven't fully arrived after this long. */
const REQUEST_TIMEOUT_MS = 15_000

type Options = {
  webRoot: string
  /** Whether to serve the email previews for developers. */
  development?: boolean
  /** Counts every request. Absent if metrics are off. */
  requestMetrics?: RequestMetrics
}

/** The whole product as one HTTP application that isn't listening yet. */
export async function buildApp(deps: Deps, options: Options): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config)
  const pages = openPages(deps.config, options.webRoot, () => isPolicyPublished(deps.db))
  const app = Fastify({
    // We don't give Fastify a logger, because it would add a listener to every page's response.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    bodyLimit: MAX_BODY_MB * 1024 * 1024,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // If the headers had a longer limit, as they do by default, Node would use it for the body
      // too.
      headersTimeout: REQUEST_TIMEOUT_MS,
      // How often Node looks for requests that have timed out. The default is 30 s.
      connectionsCheckingInterval: 2_000,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerBrokenRequest(deps.config),
    // Handles requests whose URL can't be decoded.
    frameworkErrors(_error, request, reply) {
      reply.headers(headers)
      if (request.url.startsWith('/api/')) sendError(reply, new AppError('UNKNOWN_PATH'))
      else pages.sendNotFound(request, reply)
    },
  })
  app.setChildLoggerFactory(() => deps.log)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeReply)
  options.requestMetrics?.install(app)
  installErrorHandler(app, headers)
  installJsonBody(app)

  // We answer requests with an unknown Expect header ourselves, because Node's response wouldn't
  // have our headers.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )

  await app.register(async (calls) => {
    await installCalls(calls, deps, options)
    await calls.register((forms) => installForms(forms, deps, pages.sendFormAnswer))
  })
  await app.register(async (site) => {
    if (isDetailed(deps.config)) installRequestLog(site, deps.log)
    pages.install(site)
  })
  return app
}

/**
 * Mounts everything except the pages, in a separate scope, so these hooks don't run for the pages.
 */
async function installCalls(calls: FastifyInstance, deps: Deps, options: Options) {
  installRequestLog(calls, deps.log)
  // Responses are private: no proxy or browser may cache them.
  const headers = { ...securityHeaders(deps.config), 'cache-control': 'no-store' }
  calls.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  let isStopping = false
  calls.addHook('preClose', async () => {
    isStopping = true
  })
  // Closes connections during shutdown. Otherwise a connection whose last call was in progress
  // would stay open, and shutdown would wait for it.
  calls.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })

  await installOpenApi(calls)
  const mount = createMount(calls, deps)
  healthRoutes(mount, () => isStopping)
  siteRoutes(mount)
  enquiryRoutes(mount)
  authRoutes(mount)
  accountRoutes(mount)
  projectRoutes(mount)
  screenerRoutes(mount)
  guideRoutes(mount)
  calendarRoutes(mount)
  interviewRoutes(mount)
  findingsRoutes(mount)
  participationRoutes(mount)
  campaignRoutes(mount)
  auditRoutes(mount)
  analyticsRoutes(mount)
  panelRoutes(mount)
  emailRoutes(mount)
  jobsRoutes(mount)
  paymentRoutes(mount)
  forecastRoutes(mount)

  if (options.development) installMailPreviews(calls)
  calls.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('UNKNOWN_PATH')
  })
  calls.setNotFoundHandler(async () => {
    throw new AppError('UNKNOWN_PATH')
  })
}
