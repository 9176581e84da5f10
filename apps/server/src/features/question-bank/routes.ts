import * as contract from '@wattle/contract/question-bank'
import type { Mount } from '#http/mount.ts'
import * as bank from './service.ts'

export function questionBankRoutes(mount: Mount) {
  mount(contract.addBankQuestion, ({ deps, body }) => bank.addQuestion(deps, body))
  mount(contract.listBankQuestions, ({ deps, query }) =>
    bank.searchQuestions(deps.db, query.search),
  )
  mount(contract.removeBankQuestion, ({ deps, params }) => bank.removeQuestion(deps.db, params.id))
  mount(contract.offerBankQuestions, ({ deps, query }) =>
    bank.searchQuestions(deps.db, query.search),
  )
}
