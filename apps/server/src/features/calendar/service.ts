import * as queries from './queries.ts'

export const dropFreeSlots = queries.deleteFreeSlots
