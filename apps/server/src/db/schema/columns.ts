import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const idColumn = (name: string) => bigint(name, { mode: 'number' })

export const moment = (name: string) => timestamp(name, { withTimezone: true })
