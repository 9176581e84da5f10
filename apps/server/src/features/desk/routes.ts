import { getFieldDesk } from '@wattle/contract/field-desk'
import { getPerson, searchDesk } from '@wattle/contract/person'
import { getToday } from '@wattle/contract/today'
import type { Mount } from '#http/mount.ts'
import * as fieldDesk from './field-desk.ts'
import * as person from './person.ts'
import * as today from './today.ts'

export function deskRoutes(mount: Mount) {
  mount(getToday, ({ deps }) => today.getToday(deps))
  mount(getFieldDesk, ({ deps, query }) => fieldDesk.getFieldDesk(deps, query.sort))
  mount(getPerson, ({ deps, params }) => person.getPerson(deps, params.id))
  mount(searchDesk, ({ deps, query }) => person.searchDesk(deps, query.search))
}
