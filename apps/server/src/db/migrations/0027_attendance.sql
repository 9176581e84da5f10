DROP INDEX "interviews_slot";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_by" bigint;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming" boolean;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_without_outcome" ON "interviews" USING btree ("start_time","id") WHERE "interviews"."status" = 'CONDUCTED' and "interviews"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id",(case when "status" in ('CANCELLED', 'NO_SHOW') then "id" else 0 end));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome" CHECK ("interviews"."outcome" in ('ATTENDED', 'LATE', 'LEFT_EARLY', 'TECHNICAL', 'NO_SHOW')
        and ("interviews"."outcome" is null) = ("interviews"."outcome_at" is null));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_coming" CHECK (("interviews"."coming" is null) = ("interviews"."coming_at" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted" CHECK (("users"."deleted_at" is not null) = ("users"."email" = ''));--> statement-breakpoint
-- Written by hand
UPDATE "interviews" SET "outcome" = 'NO_SHOW', "outcome_at" = "updated_at" WHERE "status" = 'NO_SHOW';--> statement-breakpoint
-- Nobody is asked about interviews of long ago.
UPDATE "interviews" SET "outcome_asked_at" = "end_time" + interval '72 hours'
WHERE "status" = 'CONDUCTED' AND "end_time" < now() - interval '24 hours';
