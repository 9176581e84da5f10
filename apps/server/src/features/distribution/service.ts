import * as queries from './queries.ts'

export const findDistributionOf = queries.findDistributionOf
