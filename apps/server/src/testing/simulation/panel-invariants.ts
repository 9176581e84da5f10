import { sql } from 'drizzle-orm'
import type { Cast } from './cast.ts'
import type { World } from './world.ts'

/** Each key names a fault, and its query must find no rows. */
export const PANEL_RULES: Record<string, string> = {
  'an invitation that the rules don’t allow': 'select * from witness.wrong_invitations',
  'an interview with someone who hasn’t confirmed their address': `
    select i.id from interviews i join invitations v on v.id = i.invitation_id where v.unconfirmed`,
  'an unconfirmed person on the panel': `
    select v.id from invitations v join panel_members m on m.id = v.member_id
    where v.unconfirmed <> m.provisional`,
  'more people on an open link than it counts': `
    select l.id from open_links l left join open_entries e on e.link_id = l.id
    group by l.id having count(e.id) > l.entries or l.entries > l.max_entries`,
  'an open link’s invitation to another study': `
    select v.id from invitations v join open_links l on l.id = v.link_id
    where l.distribution_id <> v.distribution_id`,
  'a slot held for no offer': `
    select s.id from slots s where s.held_for is not null and not exists (
      select from standby_offers o join standbys b on b.id = o.standby_id
      where o.slot_id = s.id and o.answer is null and b.invitation_id = s.held_for)`,
  'an open offer of a slot that isn’t held': `
    select o.id from standby_offers o join standbys b on b.id = o.standby_id
      join slots s on s.id = o.slot_id
    where o.answer is null and b.state = 'WAITING' and s.booked_by is null
      and s.deleted_at is null and s.held_for is distinct from b.invitation_id`,
  'an accepted offer without an interview': `
    select o.id from standby_offers o join standbys b on b.id = o.standby_id
    where o.answer = 'ACCEPTED' and not exists (
      select from interviews i where i.invitation_id = b.invitation_id)`,
  'an answer without its place in the filters': `
    select p.member_id from profile_values p
      left join profile_facets f on f.member_id = p.member_id
      join profile_fields d on d.id = p.field_id
    where (p.declined or d.retired_at is not null) = (coalesce(f.facets[d.place], 0) <> 0)`,
  'a forecast outside its range': `
    select distribution_id from forecasts where chance not between 0 and 1`,
  'a loosening that is both applied and undone': `
    select id from loosenings where applied_at is not null and undone_at is not null`,
}

type Answer = { email: string; option: number | null; declined: boolean }

/** Checks that we store members' last answers to the profile question. */
export async function panelViolations(world: World, { seen, silences }: Cast): Promise<string[]> {
  const { rows } = await world.app().deps.db.execute<Answer>(sql`
    select lower(m.email) as email, p.option_ids[1]::int as option, coalesce(p.declined, false) as declined
    from panel_members m left join profile_fields f on f.label = 'Where they eat'
      left join profile_values p on p.member_id = m.id and p.field_id = f.id
    where not m.provisional`)
  const stored = new Map(
    rows.map(({ email, option, declined }) => [email, declined ? 'DECLINED' : option]),
  )
  return [...seen.answers].flatMap(([email, answer]) => {
    const isForgotten = silences.some((one) => one.email === email && one.why === 'FORGOTTEN')
    if (isForgotten || !stored.has(email) || stored.get(email) === answer) return []
    return [`${email} answered ${answer}, but we keep ${stored.get(email)}`]
  })
}
