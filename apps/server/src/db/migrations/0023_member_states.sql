ALTER TABLE "panel_joinings" ALTER COLUMN "policy_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_joinings" ALTER COLUMN "policy_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_joinings" ALTER COLUMN "agreed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD COLUMN "kind" text DEFAULT 'FORM' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD COLUMN "consented_on" date;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD COLUMN "imported_by" bigint;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "left_from" text;--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD CONSTRAINT "panel_joinings_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_joinings_imported_by" ON "panel_joinings" USING btree ("imported_by") WHERE "panel_joinings"."imported_by" is not null;--> statement-breakpoint
-- Imports were stored as if people had sent the form and confirmed at that second. Who did it is known as
-- long as the audit log is kept; on which day the people agreed is only in what was typed, if at all.
UPDATE "panel_joinings" j SET "kind" = 'IMPORT', "source" = j."message", "imported_at" = j."agreed_at",
  "imported_by" = (
    SELECT u."id" FROM "audit_events" e JOIN "users" u ON u."id" = e."user_id"
    WHERE e."kind" = 'PANEL_IMPORTED' AND e."details" ->> 'consent' = j."message"
      AND e."at" BETWEEN j."agreed_at" AND j."agreed_at" + interval '10 minutes'
    ORDER BY e."at" LIMIT 1
  ),
  "subject" = null, "message" = null, "agreed_at" = null, "confirmed_at" = null,
  "policy_version" = null, "policy_hash" = null
WHERE j."subject" = 'Import' AND j."message" IS NOT NULL AND j."confirmed_at" = j."agreed_at";--> statement-breakpoint
UPDATE "panel_members" m SET "left_at" = m."updated_at", "left_from" = CASE WHEN EXISTS (
    SELECT FROM "panel_joinings" j
    WHERE j."member_id" = m."id" AND (j."confirmed_at" IS NOT NULL OR j."kind" = 'IMPORT')
  ) THEN 'ACTIVE' ELSE 'PENDING' END
WHERE m."state" = 'LEFT';--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD CONSTRAINT "panel_joinings_kind" CHECK ("panel_joinings"."kind" in ('FORM', 'IMPORT'));--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD CONSTRAINT "panel_joinings_form" CHECK ("panel_joinings"."kind" <> 'FORM' or ("panel_joinings"."agreed_at" is not null
        and "panel_joinings"."policy_version" is not null and "panel_joinings"."policy_hash" is not null));--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD CONSTRAINT "panel_joinings_import" CHECK ("panel_joinings"."kind" <> 'IMPORT' or ("panel_joinings"."source" is not null and "panel_joinings"."imported_at" is not null
        and ("panel_joinings"."agreed_at" is null) = ("panel_joinings"."confirmed_at" is null)));--> statement-breakpoint
ALTER TABLE "panel_members" ADD CONSTRAINT "panel_members_left" CHECK (("panel_members"."state" = 'LEFT') = ("panel_members"."left_at" is not null)
        and ("panel_members"."left_at" is null) = ("panel_members"."left_from" is null));;--> statement-breakpoint
-- The moves of MEMBER_MOVES in packages/contract/src/panel.ts, and nothing else (docs/panel.md).
CREATE FUNCTION "guard_member_state"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_confirmed boolean;
  is_undone boolean;
BEGIN
  IF new.state = old.state THEN
    new.left_at := old.left_at;
    new.left_from := old.left_from;
    RETURN new;
  END IF;
  IF new.state = 'LEFT' THEN
    new.left_at := new.updated_at;
    new.left_from := old.state;
    RETURN new;
  END IF;
  new.left_at := null;
  new.left_from := null;
  IF (old.state, new.state) IN (('ACTIVE', 'PAUSED'), ('PAUSED', 'ACTIVE')) THEN
    RETURN new;
  END IF;
  is_confirmed := new.state = 'ACTIVE' AND EXISTS (
    SELECT FROM panel_joinings WHERE member_id = new.id AND confirmed_at = new.updated_at
  );
  is_undone := old.state = 'LEFT' AND new.state = old.left_from AND new.state <> 'PENDING'
    AND new.updated_at <= old.left_at + interval '60 minutes';
  IF is_confirmed OR is_undone THEN
    RETURN new;
  END IF;
  RAISE check_violation USING
    MESSAGE = format('member %s cannot go from %s to %s', old.id, old.state, new.state),
    CONSTRAINT = 'panel_members_moves';
END $$;--> statement-breakpoint
CREATE TRIGGER "panel_members_moves" BEFORE UPDATE OF "state", "left_at", "left_from" ON "panel_members"
  FOR EACH ROW EXECUTE FUNCTION "guard_member_state"();
