ALTER TABLE "slots" DROP CONSTRAINT "slots_one_hour";--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "incentive_cents" integer;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "incentive_currency" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "incentive" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "incentive_cents" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "incentive_currency" text;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "target_interviews" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "session_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "lead_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "finish_reason" text;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_length" CHECK ("slots"."end_time" > "slots"."start_time" and "slots"."end_time" <= "slots"."start_time" + interval '2 hours' and "slots"."buffer_minutes" between 0 and 30);--> statement-breakpoint
ALTER TABLE "researches" ADD CONSTRAINT "researches_plan" CHECK ("researches"."target_interviews" between 1 and 60 and "researches"."session_minutes" in (15, 30, 45, 60, 90, 120) and "researches"."buffer_minutes" in (0, 5, 10, 15, 30) and "researches"."lead_days" between 1 and 14);--> statement-breakpoint
ALTER TABLE "researches" ADD CONSTRAINT "researches_finish_reason" CHECK ("researches"."finish_reason" is null or ("researches"."status" = 'COMPLETED' and length("researches"."finish_reason") between 1 and 500));--> statement-breakpoint
UPDATE "researches" SET "finished_at" = "updated_at" WHERE "status" = 'COMPLETED';--> statement-breakpoint
UPDATE "invitations" SET "incentive" = "distributions"."incentive"
FROM "distributions" WHERE "distributions"."id" = "invitations"."distribution_id";--> statement-breakpoint
-- As before, but a slot also covers the break after it.
ALTER TABLE "slots" DROP CONSTRAINT "slots_no_overlap";--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (
  box(
    point("owner_id", extract(epoch from "start_time" at time zone 'UTC')::float8),
    point("owner_id", extract(epoch from "end_time" at time zone 'UTC')::float8 + "buffer_minutes" * 60 - 1)
  ) WITH &&
) WHERE ("deleted_at" IS NULL);
