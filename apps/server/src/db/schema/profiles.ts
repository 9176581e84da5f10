import { FIELD_ASKERS, FIELD_KINDS, PROFILE_SOURCES } from '@wattle/contract/profile'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { idColumn, moment, rowId } from './columns.ts'
import { consentTexts } from './consents.ts'
import { panelMembers } from './panel.ts'

/** The questions that members can answer in their profile. */
export const profileFields = pgTable(
  'profile_fields',
  {
    id: rowId(),
    key: text().notNull(),
    label: text().notNull(),
    question: text().notNull(),
    why: text().notNull(),
    kind: text({ enum: FIELD_KINDS }).notNull(),
    sensitive: boolean().notNull().default(false),
    asked: text({ enum: FIELD_ASKERS }).notNull().default('PAGE'),
    /** The field's position in the array `profile_facets.facets`. A retired field keeps it. */
    place: integer().notNull(),
    /** The order in which members and admins see the fields. */
    position: integer().notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('profile_fields_key').on(table.key),
    uniqueIndex('profile_fields_place').on(table.place),
    check('profile_fields_kind', oneOf(table.kind, FIELD_KINDS)),
    check('profile_fields_asked', oneOf(table.asked, FIELD_ASKERS)),
    check('profile_fields_place_range', sql`${table.place} between 1 and 40`),
  ],
)

export const profileOptions = pgTable(
  'profile_options',
  {
    id: rowId(),
    fieldId: idColumn('field_id')
      .notNull()
      .references(() => profileFields.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** The bit that stands for this option in the field's facet. */
    bit: integer().notNull(),
    position: integer().notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('profile_options_bit').on(table.fieldId, table.bit),
    check('profile_options_bit_range', sql`${table.bit} between 0 and 59`),
  ],
)

/** One member's answer to one profile field. */
export const profileValues = pgTable(
  'profile_values',
  {
    memberId: idColumn('member_id')
      .notNull()
      .references(() => panelMembers.id, { onDelete: 'cascade' }),
    fieldId: idColumn('field_id')
      .notNull()
      .references(() => profileFields.id, { onDelete: 'cascade' }),
    optionIds: idColumn('option_ids').array().notNull().default([]),
    number: integer(),
    /** Whether the member would rather not say. */
    declined: boolean().notNull().default(false),
    source: text({ enum: PROFILE_SOURCES }).notNull(),
    /** The consent text they agreed to before we stored a sensitive answer. */
    consentTextId: idColumn('consent_text_id').references(() => consentTexts.id),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.fieldId] }),
    index('profile_values_field_id').on(table.fieldId),
    check('profile_values_source', oneOf(table.source, PROFILE_SOURCES)),
    check(
      'profile_values_one',
      sql`num_nonnulls(nullif(${table.optionIds}, '{}'), ${table.number}, nullif(${table.declined}, false)) = 1`,
    ),
  ],
)

/**
 * Each member's answers, stored so they're quick to filter and kept up to date by a trigger. Each
 * field's position holds the bits of the chosen options, or the number, or null if the member
 * hasn't told us.
 */
export const profileFacets = pgTable('profile_facets', {
  memberId: idColumn('member_id')
    .primaryKey()
    .references(() => panelMembers.id, { onDelete: 'cascade' }),
  facets: idColumn('facets').array().notNull(),
})
