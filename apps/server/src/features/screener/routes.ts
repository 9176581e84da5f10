import * as bankContract from '@wattle/contract/question-bank'
import * as contract from '@wattle/contract/screener'
import type { Mount } from '#http/mount.ts'
import * as bank from './question-bank.ts'
import * as screener from './service.ts'

export function screenerRoutes(mount: Mount) {
  mount(contract.addScreenerQuestion, ({ deps, actor, body }) =>
    screener.addQuestion(deps, actor, body),
  )
  mount(contract.deleteScreenerQuestion, ({ deps, actor, params }) =>
    screener.deleteQuestion(deps, actor, params.id),
  )
  mount(contract.restoreScreenerQuestion, ({ deps, actor, body }) =>
    screener.restoreQuestion(deps, actor, body),
  )
  mount(contract.updateScreenerQuestion, ({ deps, actor, body }) =>
    screener.updateQuestion(deps, actor, body.screenerId, body),
  )
  mount(contract.updateScreener, ({ deps, actor, body }) => screener.updateTexts(deps, actor, body))
  mount(contract.addScreenerOption, ({ deps, actor, body }) =>
    screener.addOption(deps, actor, body.screenerQuestionId),
  )
  mount(contract.deleteScreenerOption, ({ deps, actor, params }) =>
    screener.deleteOption(deps, actor, params.id),
  )
  mount(contract.restoreScreenerOption, ({ deps, actor, body }) =>
    screener.restoreOption(deps, actor, body),
  )
  mount(contract.moveScreenerQuestionUp, ({ deps, actor, params }) =>
    screener.moveQuestion(deps, actor, params.id, -1),
  )
  mount(contract.moveScreenerQuestionDown, ({ deps, actor, params }) =>
    screener.moveQuestion(deps, actor, params.id, 1),
  )
  mount(contract.setMustMatch, ({ deps, actor, params }) =>
    screener.setMustMatch(deps, actor, params.optionId, params.flag === 'true'),
  )
  mount(contract.validateScreener, ({ deps, actor, params }) =>
    screener.validate(deps, actor, params.screenerId),
  )

  mount(bankContract.addBankQuestion, ({ deps, actor, caller, body }) =>
    bank.addQuestion(deps, body, { actor, caller }),
  )
  mount(bankContract.updateBankQuestion, ({ deps, actor, caller, params, body }) =>
    bank.updateQuestion(deps, params.id, body, { actor, caller }),
  )
  mount(bankContract.listBankQuestions, ({ deps, query }) =>
    bank.searchQuestions(deps.db, query.search),
  )
  mount(bankContract.removeBankQuestion, ({ deps, actor, caller, params }) =>
    bank.removeQuestion(deps, params.id, { actor, caller }),
  )
  mount(bankContract.offerBankQuestions, ({ deps, query }) =>
    bank.offerQuestions(deps.db, query.search),
  )
}
