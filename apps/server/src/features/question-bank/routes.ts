import * as contract from '@wattle/contract/question-bank'
import type { Mount } from '#http/mount.ts'
import * as bank from './service.ts'

export function questionBankRoutes(mount: Mount) {
  mount(contract.addBankQuestion, ({ deps, actor, caller, body }) =>
    bank.addQuestion(deps, body, { actor, caller }),
  )
  mount(contract.updateBankQuestion, ({ deps, actor, caller, params, body }) =>
    bank.updateQuestion(deps, params.id, body, { actor, caller }),
  )
  mount(contract.listBankQuestions, ({ deps, query }) =>
    bank.searchQuestions(deps.db, query.search),
  )
  mount(contract.removeBankQuestion, ({ deps, actor, caller, params }) =>
    bank.removeQuestion(deps, params.id, { actor, caller }),
  )
  mount(contract.offerBankQuestions, ({ deps, query }) =>
    bank.searchQuestions(deps.db, query.search),
  )
}
