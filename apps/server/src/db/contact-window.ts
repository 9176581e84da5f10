import { type SQL, sql } from 'drizzle-orm'

export type ContactTime = {
  now: Date
  /** The quiet hours, when we don't send invitations or reminders. Null if there are none. */
  quiet: { from: number; to: number } | null
  agencyZone: string
}

/**
 * The time zone of a postcode. Checks the exceptions first: territories, Broken Hill and the
 * islands. For all other postcodes, the first digit gives the state.
 */
const ZONE_OF_POSTCODE = sql`case
  when panel_members.postcode !~ '^[0-9]{4}$' then null
  when panel_members.postcode = '2880' then 'Australia/Broken_Hill'
  when panel_members.postcode = '2898' then 'Australia/Lord_Howe'
  when panel_members.postcode = '2899' then 'Pacific/Norfolk'
  when panel_members.postcode = '6798' then 'Indian/Christmas'
  when panel_members.postcode = '6799' then 'Indian/Cocos'
  when panel_members.postcode between '0800' and '0999' then 'Australia/Darwin'
  else case left(panel_members.postcode, 1)
    when '0' then 'Australia/Sydney' when '1' then 'Australia/Sydney' when '2' then 'Australia/Sydney'
    when '3' then 'Australia/Melbourne' when '8' then 'Australia/Melbourne'
    when '4' then 'Australia/Brisbane' when '9' then 'Australia/Brisbane'
    when '5' then 'Australia/Adelaide' when '6' then 'Australia/Perth'
    when '7' then 'Australia/Hobart' end
end`

/**
 * A member's time zone: the one from their last answer, or else their postcode's, or else the
 * agency's.
 */
export const memberZoneSql = (agencyZone: string) =>
  sql<string>`coalesce(panel_members.timezone, ${ZONE_OF_POSTCODE}, ${agencyZone})`

/**
 * True if we may send this member an invitation or a reminder now: it's outside the quiet hours,
 * and within the days and hours they chose.
 */
export function isWindowOpenSql({ now, quiet, agencyZone }: ContactTime): SQL<boolean> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${memberZoneSql(agencyZone)})`
  const hour = sql`extract(hour from ${local})::int`
  return sql<boolean>`(
    ${quiet ? sql`not ${isQuietSql(hour, quiet)}` : sql`true`}
    and (panel_members.contact_days is null
      or extract(isodow from ${local})::int = any(panel_members.contact_days))
    and (panel_members.contact_from is null
      or ${hour} >= panel_members.contact_from and ${hour} < panel_members.contact_to)
  )`
}

/** Quiet hours usually include midnight, so `from` can be later than `to`, as in 19 to 9. */
function isQuietSql(hour: SQL, { from, to }: { from: number; to: number }): SQL {
  return from < to
    ? sql`(${hour} >= ${from} and ${hour} < ${to})`
    : sql`(${hour} >= ${from} or ${hour} < ${to})`
}
