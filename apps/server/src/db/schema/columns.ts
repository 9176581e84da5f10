import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A primary key that the database generates. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A column for the id of another row. */
export const idColumn = (name: string) => bigint(name, { mode: 'number' })

export const moment = (name: string) => timestamp(name, { withTimezone: true })
