import { withdrawConsent } from '@wattle/contract/consent'
import * as contact from '@wattle/contract/contact-rules'
import * as filters from '@wattle/contract/filter'
import * as admin from '@wattle/contract/membership'
import * as links from '@wattle/contract/open-link'
import * as contract from '@wattle/contract/panel'
import * as lists from '@wattle/contract/panel-lists'
import { getPerson, searchDesk } from '@wattle/contract/person'
import * as profile from '@wattle/contract/profile'
import * as settings from '@wattle/contract/settings'
import type { Mount } from '#http/mount.ts'
import * as rules from './apply-contact.ts'
import * as audience from './audience.ts'
import { bulkMembers } from './bulk-members.ts'
import { enterOpenLink, getOpenLink } from './enter-study.ts'
import { importMembers } from './import-members.ts'
import { createOpenLink, listOpenLinks, updateOpenLink } from './manage-links.ts'
import * as listed from './manage-lists.ts'
import * as members from './manage-members.ts'
import * as fields from './manage-profile-fields.ts'
import * as person from './person.ts'
import { getPolicyState, publishPolicy } from './publish-policy.ts'
import { listRememberable, rememberAnswers } from './remember-answers.ts'
import * as panel from './service.ts'

export function panelRoutes(mount: Mount) {
  mount(contract.getMember, ({ deps, body }) => panel.getMember(deps, body.key))
  mount(contract.confirmMember, ({ deps, body }) => panel.confirmMember(deps, body.key))
  mount(contract.correctMember, ({ deps, body }) => panel.correctMember(deps, body))
  mount(contract.saveProfile, ({ deps, body }) => panel.saveProfile(deps, body))
  mount(contract.pauseMember, ({ deps, body }) => panel.pauseMember(deps, body.key))
  mount(contract.resumeMember, ({ deps, body }) => panel.resumeMember(deps, body.key))
  mount(contract.leaveMember, ({ deps, body }) => panel.leaveMember(deps, body.key))
  mount(contract.returnMember, ({ deps, body }) => panel.returnMember(deps, body.key))
  mount(contract.deleteMember, ({ deps, body }) => panel.deleteMember(deps, body.key))
  mount(withdrawConsent, ({ deps, body }) => panel.withdrawConsent(deps, body))
  mount(contract.openUnsubscribe, async ({ query, setHeader }) => {
    setHeader('location', `/panel?key=${encodeURIComponent(query.key ?? '')}`)
    setHeader('cache-control', 'no-store')
    return undefined
  })
  mount(contract.unsubscribeMember, ({ deps, query }) => panel.unsubscribeMember(deps, query.key))
  mount(admin.listMembers, async ({ deps, actor, caller, query, setTotal }) => {
    const { rows, total } = await members.listMembers(deps, query, { actor, caller })
    setTotal(total)
    return rows
  })
  mount(admin.getPanelMember, ({ deps, params }) => members.getMember(deps, params.id))
  mount(admin.updatePanelMember, ({ deps, actor, caller, params, body }) =>
    members.updateMember(deps, params.id, body, { actor, caller }),
  )
  mount(admin.saveMemberProfile, ({ deps, actor, caller, params, body }) =>
    members.saveProfile(deps, params.id, body.values, { actor, caller }),
  )
  mount(admin.deletePanelMember, ({ deps, actor, caller, params }) =>
    members.deleteMember(deps, params.id, { actor, caller }),
  )
  mount(admin.importMembers, ({ deps, actor, caller, body }) =>
    importMembers(deps, body, { actor, caller }),
  )
  mount(admin.exportMembers, ({ deps, actor, caller, query }) =>
    members.exportMembers(deps, query, { actor, caller }),
  )
  mount(contact.saveLimits, ({ deps, body }) => panel.saveLimits(deps, body))
  mount(contact.getContactRules, ({ deps }) => rules.getContactRules(deps))
  mount(contact.saveContactRules, ({ deps, actor, caller, body }) =>
    rules.saveContactRules(deps, body, { actor, caller }),
  )
  mount(contact.listTopics, ({ deps }) => rules.listTopics(deps))
  mount(links.listOpenLinks, ({ deps, params }) => listOpenLinks(deps, params.id))
  mount(links.createOpenLink, ({ deps, actor, caller, params, body }) =>
    createOpenLink(deps, params.id, body, { actor, caller }),
  )
  mount(links.updateOpenLink, ({ deps, actor, caller, params, body }) =>
    updateOpenLink(deps, params.id, body, { actor, caller }),
  )
  mount(links.getOpenLink, ({ deps, params }) => getOpenLink(deps, params.slug))
  mount(links.enterOpenLink, ({ deps, params, body }) => enterOpenLink(deps, params.slug, body))
  mount(filters.countAudience, ({ deps, actor, caller, body }) =>
    audience.countAudience(deps, body, { actor, caller }),
  )
  mount(filters.getFilterChoices, ({ deps }) => audience.getFilterChoices(deps))
  mount(lists.listPanelLists, ({ deps }) => listed.listLists(deps))
  mount(lists.addPanelList, ({ deps, actor, caller, body }) =>
    listed.addList(deps, body, { actor, caller }),
  )
  mount(lists.updatePanelList, ({ deps, actor, caller, params, body }) =>
    listed.updateList(deps, params.id, body, { actor, caller }),
  )
  mount(lists.addNote, ({ deps, actor, caller, params, body }) =>
    listed.addNote(deps, params.id, body, { actor, caller }),
  )
  mount(lists.deleteNote, ({ deps, actor, caller, params }) =>
    listed.deleteNote(deps, params.id, params.noteId, { actor, caller }),
  )
  mount(lists.bulkMembers, ({ deps, actor, caller, body }) =>
    bulkMembers(deps, body, { actor, caller }),
  )
  mount(getPerson, ({ deps, params }) => person.getPerson(deps, params.id))
  mount(searchDesk, ({ deps, query }) => person.searchDesk(deps, query.search))
  mount(profile.listProfileFields, ({ deps }) => fields.listFields(deps.db))
  mount(profile.addProfileField, ({ deps, actor, caller, body }) =>
    fields.addField(deps, body, { actor, caller }),
  )
  mount(profile.updateProfileField, ({ deps, actor, caller, params, body }) =>
    fields.updateField(deps, params.id, body, { actor, caller }),
  )
  mount(profile.listRememberable, ({ deps, actor, params }) =>
    listRememberable(deps, actor, params.hash),
  )
  mount(profile.rememberAnswers, ({ deps, actor, params, body }) =>
    rememberAnswers(deps, actor, params.hash, body.fieldIds),
  )
  mount(admin.getSuppression, ({ deps }) => members.getSuppression(deps))
  mount(settings.getPolicyState, ({ deps }) => getPolicyState(deps))
  mount(settings.publishPolicy, ({ deps, actor, caller }) => publishPolicy(deps, { actor, caller }))
  mount(admin.reportMailEvent, ({ deps, body }) => members.reportMailEvent(deps, body))
}
