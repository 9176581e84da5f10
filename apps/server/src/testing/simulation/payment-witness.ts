import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/** A trigger that records every payment that becomes SENT, except payments to deleted members. */
export async function installPaymentWitness(db: Db): Promise<void> {
  await db.execute(sql`create table witness.paid (payment bigint, cents int)`)
  await db.execute(sql`
    create function witness.pay() returns trigger language plpgsql as $$ begin
      if new.state = 'SENT' and old.state <> 'SENT' and new.member_id is not null then
        insert into witness.paid values (new.id, new.cents);
      end if;
      return new;
    end $$`)
  await db.execute(sql`create trigger witness_pay after update on payments
    for each row execute function witness.pay()`)
}
