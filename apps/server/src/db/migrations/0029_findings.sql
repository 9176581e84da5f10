CREATE TABLE "assumption_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assumption_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"assumption_id" bigint NOT NULL,
	"before" text,
	"after" text,
	"interviews" integer NOT NULL,
	"by" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assumption_questions" (
	"assumption_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "assumption_questions_assumption_id_question_id_pk" PRIMARY KEY("assumption_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assumptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assumptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"risk" text NOT NULL,
	"enough" integer DEFAULT 3 NOT NULL,
	"too_many" integer DEFAULT 3 NOT NULL,
	"limits_set_at" timestamp with time zone,
	"screener_question_id" bigint,
	"leading_dismissed_at" timestamp with time zone,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assumptions_position" CHECK ("assumptions"."position" between 1 and 8),
	CONSTRAINT "assumptions_text" CHECK (length("assumptions"."text") between 1 and 200),
	CONSTRAINT "assumptions_limits" CHECK ("assumptions"."enough" between 1 and 60 and "assumptions"."too_many" between 2 and 60),
	CONSTRAINT "assumptions_kind" CHECK ("assumptions"."kind" in ('PROBLEM', 'TRIED', 'COST', 'FREQUENCY', 'TODAY', 'WHO', 'OTHER')),
	CONSTRAINT "assumptions_risk" CHECK ("assumptions"."risk" in ('HIGH', 'MEDIUM', 'LOW'))
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"research_id" bigint NOT NULL,
	"interview_id" bigint NOT NULL,
	"assumption_id" bigint,
	"question_id" bigint,
	"quote" text NOT NULL,
	"stance" text,
	"strength" text,
	"note_field" text,
	"cue_from" integer,
	"cue_to" integer,
	"at_ms" integer,
	"leading" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', quote)) STORED,
	CONSTRAINT "evidence_sorted" CHECK (("evidence"."stance" is null) = ("evidence"."strength" is null)),
	CONSTRAINT "evidence_stance" CHECK ("evidence"."stance" in ('FOR', 'AGAINST', 'UNCLEAR')),
	CONSTRAINT "evidence_strength" CHECK ("evidence"."strength" in ('PAID', 'DID', 'SAID')),
	CONSTRAINT "evidence_quote" CHECK (length("evidence"."quote") between 1 and 1000),
	CONSTRAINT "evidence_cues" CHECK ("evidence"."cue_from" <= "evidence"."cue_to"),
	CONSTRAINT "evidence_at_ms" CHECK ("evidence"."at_ms" between 0 and 21600000)
);
--> statement-breakpoint
CREATE TABLE "evidence_themes" (
	"evidence_id" bigint NOT NULL,
	"theme_id" bigint NOT NULL,
	CONSTRAINT "evidence_themes_evidence_id_theme_id_pk" PRIMARY KEY("evidence_id","theme_id")
);
--> statement-breakpoint
CREATE TABLE "note_words" (
	"interview_id" bigint NOT NULL,
	"field" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', body)) STORED,
	CONSTRAINT "note_words_interview_id_field_pk" PRIMARY KEY("interview_id","field")
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"link_nonce" "bytea" NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"passphrase_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_links_days" CHECK ("report_links"."expires_at" <= "report_links"."created_at" + interval '90 days')
);
--> statement-breakpoint
CREATE TABLE "report_quotes" (
	"research_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"evidence_id" bigint NOT NULL,
	"quote" text NOT NULL,
	CONSTRAINT "report_quotes_research_id_version_number_pk" PRIMARY KEY("research_id","version","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"research_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"verdict_version" integer,
	"by" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_research_id_version_pk" PRIMARY KEY("research_id","version")
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"name" text NOT NULL,
	"colour" integer NOT NULL,
	"merged_into" bigint,
	CONSTRAINT "themes_limits" CHECK (length("themes"."name") between 1 and 40 and "themes"."colour" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "transcript_cues" (
	"interview_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"start_ms" integer,
	"end_ms" integer,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
	CONSTRAINT "transcript_cues_interview_id_position_pk" PRIMARY KEY("interview_id","position"),
	CONSTRAINT "transcript_cues_text" CHECK (length("transcript_cues"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"interview_id" bigint PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"offset_ms" integer NOT NULL,
	"imported_by" bigint,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"research_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"next_step" text NOT NULL,
	"due_on" date,
	"results" jsonb NOT NULL,
	"by" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "verdicts_research_id_version_pk" PRIMARY KEY("research_id","version"),
	CONSTRAINT "verdicts_decision" CHECK ("verdicts"."decision" in ('GO', 'CHANGE', 'STOP')),
	CONSTRAINT "verdicts_reason" CHECK (length("verdicts"."reason") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "distributions" DROP CONSTRAINT "distributions_consents";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "participant_number" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "words_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "assumptions_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assumption_changes" ADD CONSTRAINT "assumption_changes_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumption_changes" ADD CONSTRAINT "assumption_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumption_questions" ADD CONSTRAINT "assumption_questions_assumption_id_assumptions_id_fk" FOREIGN KEY ("assumption_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumption_questions" ADD CONSTRAINT "assumption_questions_question_id_guide_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guide_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_screener_question_id_screener_questions_id_fk" FOREIGN KEY ("screener_question_id") REFERENCES "public"."screener_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_assumption_id_assumptions_id_fk" FOREIGN KEY ("assumption_id") REFERENCES "public"."assumptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_question_id_guide_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guide_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_themes" ADD CONSTRAINT "evidence_themes_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_themes" ADD CONSTRAINT "evidence_themes_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_words" ADD CONSTRAINT "note_words_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report" FOREIGN KEY ("research_id","version") REFERENCES "public"."reports"("research_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_quotes" ADD CONSTRAINT "report_quotes_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_quotes" ADD CONSTRAINT "report_quotes_report" FOREIGN KEY ("research_id","version") REFERENCES "public"."reports"("research_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_merged_into_themes_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."themes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_cues" ADD CONSTRAINT "transcript_cues_interview_id_transcripts_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."transcripts"("interview_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assumption_changes_research_id" ON "assumption_changes" USING btree ("research_id","id");--> statement-breakpoint
CREATE INDEX "assumption_changes_by" ON "assumption_changes" USING btree ("by") WHERE "assumption_changes"."by" is not null;--> statement-breakpoint
CREATE INDEX "assumption_questions_question_id" ON "assumption_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "assumptions_screener_question_id" ON "assumptions" USING btree ("screener_question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_key" ON "evidence" USING btree ("key");--> statement-breakpoint
CREATE INDEX "evidence_research_id" ON "evidence" USING btree ("research_id","assumption_id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_interview_id" ON "evidence" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "evidence_assumption_id" ON "evidence" USING btree ("assumption_id");--> statement-breakpoint
CREATE INDEX "evidence_question_id" ON "evidence" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "evidence_created_by" ON "evidence" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "evidence_deleted_at" ON "evidence" USING btree ("deleted_at") WHERE "evidence"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "evidence_words" ON "evidence" USING gin ("words");--> statement-breakpoint
CREATE INDEX "evidence_themes_theme_id" ON "evidence_themes" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "note_words_words" ON "note_words" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_key_hash" ON "report_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "report_links_research_id" ON "report_links" USING btree ("research_id");--> statement-breakpoint
CREATE INDEX "report_links_created_by" ON "report_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_quotes_evidence_id" ON "report_quotes" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "reports_by" ON "reports" USING btree ("by") WHERE "reports"."by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "themes_name" ON "themes" USING btree ("research_id",lower("name"));--> statement-breakpoint
CREATE INDEX "themes_merged_into" ON "themes" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "transcript_cues_words" ON "transcript_cues" USING gin ("words");--> statement-breakpoint
CREATE INDEX "transcripts_imported_by" ON "transcripts" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "verdicts_by" ON "verdicts" USING btree ("by") WHERE "verdicts"."by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_participant_number" ON "invitations" USING btree ("research_id","participant_number") WHERE "invitations"."participant_number" is not null;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_consents" CHECK ("distributions"."asks" <@ array['RECORDING', 'OBSERVERS', 'QUOTES'] and "distributions"."requires" <@ "distributions"."asks");--> statement-breakpoint
-- Written by hand
-- Deferred, so that rows can swap places within one transaction.
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_place" UNIQUE ("research_id", "position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- What was recorded stays as it was, and goes only with its project. The author can be forgotten, and
-- withdrawn words can be removed by a transaction that says so.
CREATE FUNCTION "keep_findings_record"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words CONSTANT text[] := ARRAY['before', 'after', 'reason', 'next_step', 'results'];
BEGIN
  IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM "researches" WHERE "id" = old."research_id") THEN
    RETURN old;
  END IF;
  IF tg_op = 'UPDATE' AND new."by" IS NULL AND to_jsonb(new) - 'by' = to_jsonb(old) - 'by' THEN
    RETURN new;
  END IF;
  IF tg_op = 'UPDATE' AND current_setting('wattle.redacting', true) = 'on'
    AND to_jsonb(new) - words = to_jsonb(old) - words THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION '% are only ever added', tg_table_name USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "assumption_changes_append_only" BEFORE UPDATE OR DELETE ON "assumption_changes"
  FOR EACH ROW EXECUTE FUNCTION "keep_findings_record"();--> statement-breakpoint
CREATE TRIGGER "verdicts_append_only" BEFORE UPDATE OR DELETE ON "verdicts"
  FOR EACH ROW EXECUTE FUNCTION "keep_findings_record"();--> statement-breakpoint
CREATE FUNCTION "keep_note_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "note_words" WHERE "interview_id" = new."id"
    AND btrim(coalesce(new."notes" ->> "field", '')) = '';
  INSERT INTO "note_words" ("interview_id", "field", "body")
  SELECT new."id", note.key, note.value FROM jsonb_each_text(new."notes") AS note
  WHERE btrim(note.value) <> ''
  ON CONFLICT ("interview_id", "field") DO UPDATE SET "body" = excluded."body"
  WHERE "note_words"."body" <> excluded."body";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "interviews_note_words" AFTER UPDATE OF "notes" ON "interviews" FOR EACH ROW
WHEN (old."notes" IS DISTINCT FROM new."notes") EXECUTE FUNCTION "keep_note_words"();--> statement-breakpoint
INSERT INTO "note_words" ("interview_id", "field", "body")
  SELECT "interviews"."id", note.key, note.value
  FROM "interviews", jsonb_each_text("interviews"."notes") AS note WHERE btrim(note.value) <> '';--> statement-breakpoint
-- People who were interviewed before get their numbers in the order of their interviews.
UPDATE "invitations" SET "participant_number" = numbered."number" FROM (
  SELECT "invitation_id", row_number() OVER (PARTITION BY "research_id" ORDER BY min("start_time"), "invitation_id") AS "number"
  FROM "interviews" WHERE "status" = 'CONDUCTED' OR "notes" <> '{}'
  GROUP BY "research_id", "invitation_id"
) numbered WHERE "invitations"."id" = numbered."invitation_id";
