import * as admin from '@wattle/contract/admin'
import { replaceParticipant } from '@wattle/contract/attendance'
import * as candidates from '@wattle/contract/candidates'
import * as contract from '@wattle/contract/distribution'
import { askForSlots, getFieldDesk } from '@wattle/contract/field-desk'
import { getSuggestedAudience } from '@wattle/contract/filter'
import { getProgress } from '@wattle/contract/progress'
import { previewTemplate } from '@wattle/contract/template'
import { getToday } from '@wattle/contract/today'
import * as undo from '@wattle/contract/undo'
import { listCandidates } from '#features/participation/list-candidates.ts'
import { wholeResearch } from '#features/project/service.ts'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import { askForSlots as ask } from './ask-for-slots.ts'
import { changeStudy } from './change-study.ts'
import { chooseCandidate } from './choose-candidate.ts'
import * as fieldDesk from './field-desk.ts'
import { replaceParticipant as replace } from './replace-participant.ts'
import * as reminders from './send-reminders.ts'
import * as scheduling from './send-scheduling-emails.ts'
import * as campaign from './service.ts'
import * as progress from './study-progress.ts'
import { suggestAudience } from './suggest-audience.ts'
import * as today from './today.ts'
import { previewInvitationTemplate } from './write-invitation.ts'

export function campaignRoutes(mount: Mount) {
  mount(contract.requestDistribution, async ({ deps, actor, caller, params, body }) => {
    const { selection } = body
    const research = await campaign.requestDistribution(deps, actor, params.id, selection)
    return wholeResearch(deps, research, actor, caller)
  })
  mount(getProgress, ({ deps, actor, params }) => progress.getProgress(deps, actor, params.id))
  mount(candidates.listCandidates, ({ deps, actor, params, query }) =>
    listCandidates(deps, actor, params.id, query.choice),
  )
  mount(candidates.chooseCandidate, ({ deps, actor, params, query, body }) =>
    chooseCandidate(deps, actor, params.userScreenerId, body.choice, waitForUndo(deps, query)),
  )
  mount(replaceParticipant, ({ deps, actor, caller, params, query }) =>
    replace(deps, { actor, caller }, params.id, waitForUndo(deps, query)),
  )
  mount(contract.listDistributions, async ({ deps, query, setTotal }) => {
    const { distributions, total } = await campaign.listDistributions(deps, query)
    setTotal(total)
    return distributions
  })
  mount(contract.getDistribution, ({ deps, params }) => campaign.getDistribution(deps, params.id))
  mount(contract.getDistributionProject, ({ deps, params }) =>
    campaign.getDistributionProject(deps, params.id),
  )
  mount(getSuggestedAudience, ({ deps, params }) => suggestAudience(deps, params.id))
  mount(contract.startDistribution, ({ deps, actor, caller, query, body }) =>
    campaign.startDistribution(deps, body, waitForUndo(deps, query), { actor, caller }),
  )
  mount(contract.updateDistribution, ({ deps, actor, caller, body }) =>
    campaign.updateDistribution(deps, body, { actor, caller }),
  )
  mount(contract.changeStudy, ({ deps, actor, caller, params, query, body }) =>
    changeStudy(deps, params.id, body, query.dryRun === 'true', { actor, caller }),
  )
  mount(getToday, ({ deps }) => today.getToday(deps))
  mount(getFieldDesk, ({ deps, query }) => fieldDesk.getFieldDesk(deps, query.sort))
  mount(askForSlots, ({ deps, actor, caller, params }) => ask(deps, { actor, caller }, params.id))
  mount(contract.previewInvitation, ({ deps, body }) => campaign.previewInvitation(deps, body))
  mount(contract.sendTestInvitation, ({ deps, actor, caller, body }) =>
    campaign.sendTestInvitation(deps, { actor, caller }, body),
  )
  mount(contract.countReminders, ({ deps, query }) =>
    reminders.countReminders(deps, query.distributionId),
  )
  mount(contract.saveReminders, ({ deps, actor, caller, query, body }) =>
    reminders.saveReminders(deps, body.distributionId, waitForUndo(deps, query), { actor, caller }),
  )
  mount(undo.undoDistribution, ({ deps, actor, caller, params }) =>
    reminders.undoDistribution(deps, params.id, { actor, caller }),
  )
  mount(admin.sendSchedulingMail, ({ deps, actor, caller, query, body: { userScreenerId } }) => {
    const until = waitForUndo(deps, query)
    return scheduling.sendSchedulingEmail(deps, userScreenerId, until, { actor, caller })
  })
  mount(admin.countUnscheduled, ({ deps, query }) =>
    scheduling.countUnscheduled(deps, query.researchId),
  )
  mount(admin.sendSchedulingMails, ({ deps, actor, caller, query, body: { researchId } }) => {
    const until = waitForUndo(deps, query)
    return scheduling.sendSchedulingEmails(deps, researchId, until, { actor, caller })
  })
  mount(undo.undoMails, ({ deps, actor, caller, body }) =>
    scheduling.undoSchedulingEmails(deps, body.mailIds, { actor, caller }),
  )
  mount(previewTemplate, ({ deps, body: { type, ...text } }) =>
    type === 'SCHEDULING'
      ? scheduling.previewSchedulingTemplate(deps, text)
      : previewInvitationTemplate(deps, type === 'REMINDER', text),
  )
}
