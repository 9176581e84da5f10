CREATE TABLE "settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"set_by" bigint,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_key" CHECK ("settings"."key" in ('POLICY_TOLD', 'TEAM_NOTICES', 'TEAM_DIGESTED'))
);
--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "target_reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "stalled_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "candidates_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_newest" ON "settings" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "settings_set_by" ON "settings" USING btree ("set_by");--> statement-breakpoint
-- Written by hand
CREATE FUNCTION "keep_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING
    MESSAGE = 'settings are append-only: insert a newer row',
    CONSTRAINT = 'settings_append_only';
END $$;--> statement-breakpoint
CREATE TRIGGER "settings_append_only" BEFORE DELETE OR UPDATE OF "id", "key", "value", "set_at" ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "keep_settings"();--> statement-breakpoint
-- What happened before this upgrade is no news.
UPDATE "distributions" SET "target_reached_at" = now()
FROM "researches" WHERE "researches"."id" = "distributions"."research_id" AND (
  SELECT count(*) FROM "interviews" WHERE "interviews"."research_id" = "researches"."id"
    AND "interviews"."status" IN ('PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED')
) >= "researches"."target_interviews";--> statement-breakpoint
UPDATE "distributions" SET "end_told_at" = now()
FROM "researches" WHERE "researches"."id" = "distributions"."research_id"
  AND ("researches"."status" = 'COMPLETED' OR "distributions"."expires_at" < now() - interval '14 days');
