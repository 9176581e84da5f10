import type { Pool } from '../harness/libraries.ts'

const FORECASTS = `insert into forecasts
    (distribution_id, day, chance, short, cheapest, remedies, basis, computed_at)
  select d.id, current_date - n, (d.id * 37 % 100) / 100.0, 'SLOTS', 'SLOTS',
    '[{"remedy": "SLOTS", "chance": 0.9}, {"remedy": "WEEK", "chance": 0.8}]',
    '{"invitations": 1240, "studies": 14}', now()
  from distributions d, generate_series(0, 29) n`

/**
 * Adds a month of forecasts to every study. A study without one would get its first while we're
 * measuring something else, and that takes the product a third of a second.
 */
export const addForecasts = (pool: Pool) => pool.query(FORECASTS)
