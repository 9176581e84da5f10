CREATE TABLE "consent_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"research_id" bigint,
	"version" text NOT NULL,
	"body" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_texts_words" UNIQUE NULLS NOT DISTINCT("kind","research_id","hash"),
	CONSTRAINT "consent_texts_kind" CHECK ("consent_texts"."kind" in ('PRIVACY', 'STUDY', 'RECORDING', 'OBSERVERS', 'QUOTES', 'PROFILE')),
	CONSTRAINT "consent_texts_hash" CHECK ("consent_texts"."hash" = sha256(convert_to("consent_texts"."body", 'UTF8'))),
	CONSTRAINT "consent_texts_study" CHECK (("consent_texts"."kind" = 'STUDY') = ("consent_texts"."research_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invitation_id" bigint NOT NULL,
	"text_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"way" text NOT NULL,
	"seconds" integer,
	"shown_link" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_answer" CHECK ("consents"."answer" in ('YES', 'NO', 'WITHDRAWN')),
	CONSTRAINT "consents_way" CHECK ("consents"."way" in ('SCREENER', 'BOOKING', 'ROOM', 'OWN_PAGE', 'ADMIN')),
	CONSTRAINT "consents_seconds" CHECK ("consents"."seconds" is null or "consents"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quota_cells" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_cells_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"question_id" bigint,
	"name" text NOT NULL,
	"option_ids" bigint[] DEFAULT '{}' NOT NULL,
	"number_from" integer,
	"number_to" integer,
	"least" integer NOT NULL,
	"most" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quota_cells_numbers" CHECK ("quota_cells"."least" >= 0 and "quota_cells"."most" >= greatest("quota_cells"."least", 1) and "quota_cells"."booked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"set_by" bigint,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_key" CHECK ("settings"."key" in ('POLICY_TOLD', 'TEAM_NOTICES', 'TEAM_DIGESTED'))
);
--> statement-breakpoint
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
ALTER TABLE "screener_questions" DROP CONSTRAINT "screener_questions_type";--> statement-breakpoint
DROP INDEX "interviews_slot";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "requires" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "study_consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "standbys_wanted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "selection" text DEFAULT 'OFFICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "target_reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "stalled_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "candidates_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "written" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "cell_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "place_wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "candidate_number" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice_by" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "declined_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "agreed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "no_time_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "no_time_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cell_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "recording_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_by" bigint;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming" boolean;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_for" bigint;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "rule" text DEFAULT 'MATCH' NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "has_quotas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "rule" text DEFAULT 'MATCH' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "number_min" integer;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "number_max" integer;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "shown_if" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_id_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_cells" ADD CONSTRAINT "quota_cells_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_cells" ADD CONSTRAINT "quota_cells_question_id_screener_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screener_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standby_offers" ADD CONSTRAINT "standby_offers_standby_id_standbys_id_fk" FOREIGN KEY ("standby_id") REFERENCES "public"."standbys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standby_offers" ADD CONSTRAINT "standby_offers_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standbys" ADD CONSTRAINT "standbys_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_texts_research_id" ON "consent_texts" USING btree ("research_id") WHERE "consent_texts"."research_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_invitation_id" ON "consents" USING btree ("invitation_id","id");--> statement-breakpoint
CREATE INDEX "consents_text_id" ON "consents" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "quota_cells_question_id" ON "quota_cells" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_cells_name" ON "quota_cells" USING btree ("research_id","name");--> statement-breakpoint
CREATE INDEX "settings_newest" ON "settings" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "settings_set_by" ON "settings" USING btree ("set_by");--> statement-breakpoint
CREATE UNIQUE INDEX "standby_offers_standby" ON "standby_offers" USING btree ("standby_id") WHERE "standby_offers"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "standby_offers_slot" ON "standby_offers" USING btree ("slot_id") WHERE "standby_offers"."answer" is null;--> statement-breakpoint
CREATE INDEX "standby_offers_slot_id" ON "standby_offers" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standbys_invitation_id" ON "standbys" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "standbys_waiting" ON "standbys" USING btree ("joined_at") WHERE "standbys"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_choice_by_users_id_fk" FOREIGN KEY ("choice_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_candidate_number" ON "invitations" USING btree ("research_id","candidate_number") WHERE "invitations"."candidate_number" is not null;--> statement-breakpoint
CREATE INDEX "invitations_choice_by" ON "invitations" USING btree ("choice_by") WHERE "invitations"."choice_by" is not null;--> statement-breakpoint
CREATE INDEX "invitations_place_wanted" ON "invitations" USING btree ("id") WHERE "invitations"."place_wanted_at" is not null;--> statement-breakpoint
CREATE INDEX "interviews_without_outcome" ON "interviews" USING btree ("start_time","id") WHERE "interviews"."status" = 'CONDUCTED' and "interviews"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id",(case when "status" in ('CANCELLED', 'NO_SHOW') then "id" else 0 end));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_standbys" CHECK ("distributions"."standbys_wanted" between 0 and 60);--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_selection" CHECK ("distributions"."selection" in ('OFFICE', 'AUTOMATIC', 'RESEARCHER'));--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_consents" CHECK ("distributions"."asks" <@ array['RECORDING', 'OBSERVERS'] and "distributions"."requires" <@ "distributions"."asks");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_choice" CHECK ("invitations"."choice" is null or "invitations"."choice" in ('YES', 'MAYBE', 'NO'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_no_time_note" CHECK (length("invitations"."no_time_note") <= 500);--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome" CHECK ("interviews"."outcome" in ('ATTENDED', 'LATE', 'LEFT_EARLY', 'TECHNICAL', 'NO_SHOW')
        and ("interviews"."outcome" is null) = ("interviews"."outcome_at" is null));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_coming" CHECK (("interviews"."coming" is null) = ("interviews"."coming_at" is null));--> statement-breakpoint
ALTER TABLE "question_bank" ADD CONSTRAINT "question_bank_rule" CHECK ("question_bank"."rule" in ('MATCH', 'ANY', 'REJECT', 'NOTE'));--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_rule" CHECK ("screener_questions"."rule" in ('MATCH', 'ANY', 'REJECT', 'NOTE') and ("screener_questions"."type" <> 'NUMBER' or "screener_questions"."rule" <> 'ANY') and ("screener_questions"."type" <> 'OPEN_TEXT' or "screener_questions"."rule" = 'NOTE'));--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_range" CHECK ("screener_questions"."number_min" between 0 and 1000000 and "screener_questions"."number_max" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_type" CHECK ("screener_questions"."type" in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'NUMBER', 'OPEN_TEXT'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted" CHECK (("users"."deleted_at" is not null) = ("users"."email" = ''));--> statement-breakpoint
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
  AND ("researches"."status" = 'COMPLETED' OR "distributions"."expires_at" < now() - interval '14 days');--> statement-breakpoint
-- An answer stays as it was given, and goes only when its invitation or study goes.
CREATE FUNCTION "keep_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (
    NOT EXISTS (SELECT FROM "invitations" WHERE "id" = old."invitation_id")
    OR NOT EXISTS (SELECT FROM "consent_texts" WHERE "id" = old."text_id")
  ) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'consents are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE ON "consents"
  FOR EACH ROW EXECUTE FUNCTION "keep_consents"();--> statement-breakpoint
CREATE FUNCTION "keep_consent_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND old."research_id" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "researches" WHERE "id" = old."research_id") THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'consent texts are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consent_texts_append_only" BEFORE UPDATE OR DELETE ON "consent_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_consent_texts"();--> statement-breakpoint
-- Keeps quota_cells.booked equal to the interviews that occupy a place. Locks all cells of the study in
-- the order in which a booking locks them.
CREATE FUNCTION "count_quota_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted constant text[] := array['PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED'];
  left_ids bigint[] := '{}';
  joined_ids bigint[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' AND old.status = any(counted) THEN left_ids := old.cell_ids; END IF;
  IF TG_OP <> 'DELETE' AND new.status = any(counted) THEN joined_ids := new.cell_ids; END IF;
  IF left_ids = joined_ids THEN RETURN null; END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM quota_cells WHERE research_id = old.research_id ORDER BY id FOR UPDATE;
  END IF;
  UPDATE quota_cells
  SET booked = booked + (id = any(joined_ids))::int - (id = any(left_ids))::int
  WHERE id = any(left_ids || joined_ids) AND (id = any(left_ids)) <> (id = any(joined_ids));
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER "interviews_joins_cells" AFTER INSERT ON "interviews" FOR EACH ROW
WHEN (new.cell_ids <> '{}') EXECUTE FUNCTION "count_quota_cells"();--> statement-breakpoint
CREATE TRIGGER "interviews_changes_cells" AFTER UPDATE OF "status", "cell_ids" ON "interviews" FOR EACH ROW
WHEN (old.cell_ids <> '{}' or new.cell_ids <> '{}') EXECUTE FUNCTION "count_quota_cells"();--> statement-breakpoint
CREATE TRIGGER "interviews_leaves_cells" AFTER DELETE ON "interviews" FOR EACH ROW
WHEN (old.cell_ids <> '{}') EXECUTE FUNCTION "count_quota_cells"();--> statement-breakpoint
UPDATE "interviews" SET "outcome" = 'NO_SHOW', "outcome_at" = "updated_at" WHERE "status" = 'NO_SHOW';--> statement-breakpoint
-- Nobody is asked about interviews of long ago.
UPDATE "interviews" SET "outcome_asked_at" = "end_time" + interval '72 hours'
WHERE "status" = 'CONDUCTED' AND "end_time" < now() - interval '24 hours';
