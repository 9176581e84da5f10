CREATE TABLE "standby_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standby_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"standby_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	CONSTRAINT "standby_offers_answer" CHECK ("standby_offers"."answer" in ('ACCEPTED', 'DECLINED', 'PASSED'))
);
--> statement-breakpoint
CREATE TABLE "standbys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standbys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invitation_id" bigint NOT NULL,
	"slot_ids" bigint[] NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standbys_state" CHECK ("standbys"."state" in ('WAITING', 'TAKEN', 'ENDED'))
);
--> statement-breakpoint
DROP INDEX "interviews_slot";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "standbys_wanted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_by" bigint;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming" boolean;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_for" bigint;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "standby_offers" ADD CONSTRAINT "standby_offers_standby_id_standbys_id_fk" FOREIGN KEY ("standby_id") REFERENCES "public"."standbys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standby_offers" ADD CONSTRAINT "standby_offers_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standbys" ADD CONSTRAINT "standbys_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "standby_offers_standby" ON "standby_offers" USING btree ("standby_id") WHERE "standby_offers"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "standby_offers_slot" ON "standby_offers" USING btree ("slot_id") WHERE "standby_offers"."answer" is null;--> statement-breakpoint
CREATE INDEX "standby_offers_slot_id" ON "standby_offers" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standbys_invitation_id" ON "standbys" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "standbys_waiting" ON "standbys" USING btree ("joined_at") WHERE "standbys"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_without_outcome" ON "interviews" USING btree ("start_time","id") WHERE "interviews"."status" = 'CONDUCTED' and "interviews"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id",(case when "status" in ('CANCELLED', 'NO_SHOW') then "id" else 0 end));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_standbys" CHECK ("distributions"."standbys_wanted" between 0 and 60);--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome" CHECK ("interviews"."outcome" in ('ATTENDED', 'LATE', 'LEFT_EARLY', 'TECHNICAL', 'NO_SHOW')
        and ("interviews"."outcome" is null) = ("interviews"."outcome_at" is null));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_coming" CHECK (("interviews"."coming" is null) = ("interviews"."coming_at" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted" CHECK (("users"."deleted_at" is not null) = ("users"."email" = ''));--> statement-breakpoint
-- Written by hand
UPDATE "interviews" SET "outcome" = 'NO_SHOW', "outcome_at" = "updated_at" WHERE "status" = 'NO_SHOW';--> statement-breakpoint
-- Nobody is asked about interviews of long ago.
UPDATE "interviews" SET "outcome_asked_at" = "end_time" + interval '72 hours'
WHERE "status" = 'CONDUCTED' AND "end_time" < now() - interval '24 hours';
