CREATE TABLE "distributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"study_title" text DEFAULT '' NOT NULL,
	"study_description" text DEFAULT '' NOT NULL,
	"conducting_period" text DEFAULT '' NOT NULL,
	"estimated_time" text DEFAULT '' NOT NULL,
	"incentive" text DEFAULT '' NOT NULL,
	"consent_form_link" text DEFAULT '' NOT NULL,
	"one_time_number" integer DEFAULT 0 NOT NULL,
	"max_number" integer DEFAULT 0 NOT NULL,
	"expiration_date" date,
	"expires_at" timestamp with time zone,
	"next_batch_at" timestamp with time zone,
	"emails_sent" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "distributions_status" CHECK ("distributions"."status" in ('NOT_STARTED', 'REQUESTED', 'IN_PROGRESS', 'PAUSED')),
	CONSTRAINT "distributions_numbers" CHECK ("distributions"."one_time_number" >= 0 and "distributions"."max_number" >= 0 and "distributions"."emails_sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"distribution_id" bigint NOT NULL,
	"research_id" bigint NOT NULL,
	"member_id" bigint,
	"mail_id" bigint,
	"link_nonce" "bytea" NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'INVITED' NOT NULL,
	"result" text,
	"timezone" text,
	"invited_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_result" CHECK (("invitations"."result" is not null) = ("invitations"."status" = 'COMPLETED'))
);
--> statement-breakpoint
CREATE TABLE "screening_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screening_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invitation_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"option_ids" bigint[] NOT NULL,
	"chosen_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"invitation_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"link" text,
	"calendar_event_id" text,
	"ics_sequence" integer DEFAULT 0 NOT NULL,
	"untold" boolean DEFAULT true NOT NULL,
	"told_status" text,
	"told_start_time" timestamp with time zone,
	"link_mailed_for" timestamp with time zone,
	"reminder_mailed_for" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviews_status" CHECK ("interviews"."status" in ('PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED', 'CANCELLED', 'NO_SHOW')),
	CONSTRAINT "interviews_confirmed_link" CHECK ("interviews"."status" <> 'CONFIRMED' or "interviews"."link" is not null)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"research_id" bigint NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"booked_by" bigint,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slots_one_hour" CHECK ("slots"."end_time" = "slots"."start_time" + interval '1 hour'),
	CONSTRAINT "slots_booked_stay" CHECK ("slots"."booked_by" is null or "slots"."deleted_at" is null)
);
--> statement-breakpoint
CREATE TABLE "guide_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"topic" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "researches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "researches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"idea" text DEFAULT '' NOT NULL,
	"characteristics" text[],
	"screener_version" integer,
	"guide_version" integer,
	"generation_state" text DEFAULT 'idle' NOT NULL,
	"generation_number" integer DEFAULT 0 NOT NULL,
	"generation_started_at" timestamp with time zone,
	"generation_engine" text,
	"generation_notice" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "researches_status" CHECK ("researches"."status" in ('DRAFT_CREATED', 'IDEA_SHAPING', 'AUDIENCE_GENERATION', 'SCREENER_GENERATION', 'GUIDE_GENERATION', 'PROJECT_CONFIRMATION', 'CONDUCTING_INTERVIEW', 'COMPLETED')),
	CONSTRAINT "researches_generation_state" CHECK ("researches"."generation_state" in ('idle', 'running', 'failed')),
	CONSTRAINT "researches_characteristics" CHECK ("researches"."characteristics" is null or cardinality("researches"."characteristics") <= 6)
);
--> statement-breakpoint
CREATE TABLE "screener_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screener_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"must_match" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screener_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screener_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"ordered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "screener_questions_type" CHECK ("screener_questions"."type" in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE'))
);
--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "last_invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_distribution_id_distributions_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_mail_id_outbox_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_question_id_screener_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screener_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_booked_by_invitations_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_parts" ADD CONSTRAINT "guide_parts_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_questions" ADD CONSTRAINT "guide_questions_part_id_guide_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."guide_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "researches" ADD CONSTRAINT "researches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_options" ADD CONSTRAINT "screener_options_question_id_screener_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screener_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "distributions_research_id" ON "distributions" USING btree ("research_id");--> statement-breakpoint
CREATE INDEX "distributions_created_at" ON "distributions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "distributions_next_batch_at" ON "distributions" USING btree ("next_batch_at") WHERE "distributions"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_person" ON "invitations" USING btree ("distribution_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_key_hash" ON "invitations" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "invitations_research_id" ON "invitations" USING btree ("research_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "invitations_member_id" ON "invitations" USING btree ("member_id","invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "screening_answers_question" ON "screening_answers" USING btree ("invitation_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id") WHERE "interviews"."status" not in ('CANCELLED');--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_invitation" ON "interviews" USING btree ("invitation_id") WHERE "interviews"."status" in ('PLANNED', 'NOTIFIED', 'CONFIRMED');--> statement-breakpoint
CREATE INDEX "interviews_owner_id" ON "interviews" USING btree ("owner_id","start_time");--> statement-breakpoint
CREATE INDEX "interviews_research_id" ON "interviews" USING btree ("research_id","start_time");--> statement-breakpoint
CREATE INDEX "interviews_start_time" ON "interviews" USING btree ("start_time","id");--> statement-breakpoint
CREATE INDEX "interviews_untold" ON "interviews" USING btree ("id") WHERE "interviews"."untold";--> statement-breakpoint
CREATE INDEX "interviews_open" ON "interviews" USING btree ("start_time") WHERE "interviews"."status" in ('PLANNED', 'NOTIFIED', 'CONFIRMED');--> statement-breakpoint
CREATE INDEX "slots_research_id" ON "slots" USING btree ("research_id","start_time") WHERE "slots"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "slots_owner_id" ON "slots" USING btree ("owner_id","start_time") WHERE "slots"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "slots_booked_by" ON "slots" USING btree ("booked_by") WHERE "slots"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "guide_parts_research_id" ON "guide_parts" USING btree ("research_id","position");--> statement-breakpoint
CREATE INDEX "guide_questions_part_id" ON "guide_questions" USING btree ("part_id","position");--> statement-breakpoint
CREATE INDEX "researches_owner_created_at" ON "researches" USING btree ("owner_id","created_at","id") WHERE "researches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "researches_created_at" ON "researches" USING btree ("created_at","id") WHERE "researches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "screener_options_question_id" ON "screener_options" USING btree ("question_id","position");--> statement-breakpoint
CREATE INDEX "screener_questions_research_id" ON "screener_questions" USING btree ("research_id","position");--> statement-breakpoint
CREATE INDEX "panel_members_next" ON "panel_members" USING btree ("last_invited_at" nulls first,"id") WHERE "panel_members"."state" = 'ACTIVE' and "panel_members"."undeliverable_at" is null;--> statement-breakpoint
-- No two hours of one researcher overlap. A box with the owner as its place on one axis and time on the
-- other says so without an extension, which a managed server might not have.
ALTER TABLE "slots" ADD CONSTRAINT "slots_no_overlap" EXCLUDE USING gist (
  box(
    point("owner_id", extract(epoch from "start_time" at time zone 'UTC')::float8),
    point("owner_id", extract(epoch from "end_time" at time zone 'UTC')::float8 - 1)
  ) WITH &&
) WHERE ("deleted_at" IS NULL);
