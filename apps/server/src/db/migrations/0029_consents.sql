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
ALTER TABLE "distributions" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "requires" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "study_consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "agreed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "no_time_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "no_time_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "recording_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_id_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_texts_research_id" ON "consent_texts" USING btree ("research_id") WHERE "consent_texts"."research_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_invitation_id" ON "consents" USING btree ("invitation_id","id");--> statement-breakpoint
CREATE INDEX "consents_text_id" ON "consents" USING btree ("text_id");--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_consents" CHECK ("distributions"."asks" <@ array['RECORDING', 'OBSERVERS'] and "distributions"."requires" <@ "distributions"."asks");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_no_time_note" CHECK (length("invitations"."no_time_note") <= 500);--> statement-breakpoint
-- Written by hand
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
  FOR EACH ROW EXECUTE FUNCTION "keep_consent_texts"();
