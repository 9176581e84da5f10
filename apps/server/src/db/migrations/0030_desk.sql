CREATE TABLE "clients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_name_length" CHECK (length("clients"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" bigint NOT NULL,
	"member_id" bigint,
	"email" text NOT NULL,
	"name" text,
	"policy_version" text NOT NULL,
	"policy_hash" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "open_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"distribution_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"max_entries" integer NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "open_links_entries" CHECK ("open_links"."entries" between 0 and "open_links"."max_entries")
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"author_id" bigint,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_notes_text" CHECK (length("member_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "panel_list_members" (
	"list_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "panel_list_members_list_id_member_id_pk" PRIMARY KEY("list_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "panel_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "panel_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"client_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"list" text DEFAULT 'PANEL' NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name_length" CHECK (length("saved_views"."name") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"format" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "payment_batches_format" CHECK ("payment_batches"."format" in ('GIFT_CARD', 'BANK'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"study_name" text NOT NULL,
	"client_name" text DEFAULT '' NOT NULL,
	"interview_id" bigint,
	"invitation_id" bigint,
	"member_id" bigint,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text DEFAULT 'GIFT_CARD' NOT NULL,
	"state" text DEFAULT 'DUE' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"batch_id" bigint,
	"sealed_code" "bytea",
	"code_hash" "bytea",
	"code_shown_at" timestamp with time zone,
	"reverses" bigint,
	"repeats" bigint,
	"unearned_at" timestamp with time zone,
	"interview_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"due_by" bigint,
	"proposed_at" timestamp with time zone,
	"proposed_by" bigint,
	"approved_at" timestamp with time zone,
	"approved_by" bigint,
	"sent_at" timestamp with time zone,
	"sent_by" bigint,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('INTERVIEW', 'STANDBY', 'LATE_CANCELLATION', 'BONUS', 'REVERSAL')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('GIFT_CARD', 'BANK_BY_PROVIDER', 'DONATION', 'CASH')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('DUE', 'APPROVED', 'SENT', 'FAILED', 'VOID')),
	CONSTRAINT "payments_cents" CHECK (("payments"."cents" < 0) = ("payments"."kind" = 'REVERSAL')),
	CONSTRAINT "payments_reverses" CHECK (("payments"."reverses" is null) = ("payments"."kind" <> 'REVERSAL')),
	CONSTRAINT "payments_steps" CHECK (("payments"."state" not in ('APPROVED', 'SENT') or "payments"."kind" = 'REVERSAL' or "payments"."approved_at" is not null)
        and ("payments"."state" <> 'SENT' or "payments"."sent_at" is not null)
        and ("payments"."state" not in ('FAILED', 'VOID') or "payments"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "profile_facets" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"facets" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_fields" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"label" text NOT NULL,
	"question" text NOT NULL,
	"why" text NOT NULL,
	"kind" text NOT NULL,
	"sensitive" boolean DEFAULT false NOT NULL,
	"asked" text DEFAULT 'PAGE' NOT NULL,
	"place" integer NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "profile_fields_kind" CHECK ("profile_fields"."kind" in ('CHOICE', 'MULTI', 'NUMBER', 'YEAR')),
	CONSTRAINT "profile_fields_asked" CHECK ("profile_fields"."asked" in ('PAGE', 'ADMIN')),
	CONSTRAINT "profile_fields_place_range" CHECK ("profile_fields"."place" between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "profile_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"field_id" bigint NOT NULL,
	"label" text NOT NULL,
	"bit" integer NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "profile_options_bit_range" CHECK ("profile_options"."bit" between 0 and 59)
);
--> statement-breakpoint
CREATE TABLE "profile_values" (
	"member_id" bigint NOT NULL,
	"field_id" bigint NOT NULL,
	"option_ids" bigint[] DEFAULT '{}' NOT NULL,
	"number" integer,
	"declined" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"consent_text_id" bigint,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_values_member_id_field_id_pk" PRIMARY KEY("member_id","field_id"),
	CONSTRAINT "profile_values_source" CHECK ("profile_values"."source" in ('SELF', 'SCREENER', 'ADMIN', 'IMPORT', 'DERIVED')),
	CONSTRAINT "profile_values_one" CHECK (num_nonnulls(nullif("profile_values"."option_ids", '{}'), "profile_values"."number", nullif("profile_values"."declined", false)) = 1)
);
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
DROP INDEX "panel_members_email";--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "topic_id" bigint;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "wait_reason" text;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "standby_cents" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "link_id" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "open_panel" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "flag" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "flag_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "rest_reason" text;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "max_per_month" integer;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "contact_days" integer[];--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "contact_from" integer;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "contact_to" integer;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "topics_off" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_members" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "profile_field_id" bigint;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "profile_option_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "client_id" bigint;--> statement-breakpoint
ALTER TABLE "screener_options" ADD COLUMN "profile_option_id" bigint;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "profile_field_id" bigint;--> statement-breakpoint
ALTER TABLE "standbys" ADD COLUMN "promised_cents" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "open_entries" ADD CONSTRAINT "open_entries_link_id_open_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."open_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_entries" ADD CONSTRAINT "open_entries_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_links" ADD CONSTRAINT "open_links_distribution_id_distributions_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_list_members" ADD CONSTRAINT "panel_list_members_list_id_panel_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."panel_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_list_members" ADD CONSTRAINT "panel_list_members_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_lists" ADD CONSTRAINT "panel_lists_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_due_by_users_id_fk" FOREIGN KEY ("due_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_facets" ADD CONSTRAINT "profile_facets_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_options" ADD CONSTRAINT "profile_options_field_id_profile_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."profile_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_values" ADD CONSTRAINT "profile_values_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_values" ADD CONSTRAINT "profile_values_field_id_profile_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."profile_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_values" ADD CONSTRAINT "profile_values_consent_text_id_consent_texts_id_fk" FOREIGN KEY ("consent_text_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_name" ON "clients" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "open_entries_email" ON "open_entries" USING btree (lower("email"),"agreed_at");--> statement-breakpoint
CREATE INDEX "open_entries_link_id" ON "open_entries" USING btree ("link_id","agreed_at");--> statement-breakpoint
CREATE INDEX "open_entries_member_id" ON "open_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "open_entries_unconfirmed" ON "open_entries" USING btree ("agreed_at") WHERE "open_entries"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "open_links_slug" ON "open_links" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "open_links_distribution_id" ON "open_links" USING btree ("distribution_id");--> statement-breakpoint
CREATE INDEX "member_notes_member_id" ON "member_notes" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "member_notes_author_id" ON "member_notes" USING btree ("author_id") WHERE "member_notes"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "panel_list_members_member_id" ON "panel_list_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_lists_name" ON "panel_lists" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "panel_lists_client_id" ON "panel_lists" USING btree ("client_id") WHERE "panel_lists"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("interview_id","kind") WHERE "payments"."interview_id" is not null and "payments"."kind" <> 'REVERSAL'
          and "payments"."state" not in ('FAILED', 'VOID');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once_without_interview" ON "payments" USING btree ("invitation_id","kind") WHERE "payments"."interview_id" is null and "payments"."kind" <> 'REVERSAL'
          and "payments"."state" not in ('FAILED', 'VOID');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reversed_once" ON "payments" USING btree ("reverses") WHERE "payments"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_repeated_once" ON "payments" USING btree ("repeats") WHERE "payments"."repeats" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_code" ON "payments" USING btree ("code_hash") WHERE "payments"."code_hash" is not null;--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "payments_sent_at" ON "payments" USING btree ("sent_at") WHERE "payments"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_batch_id" ON "payments" USING btree ("batch_id") WHERE "payments"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_research_id" ON "payments" USING btree ("research_id","id");--> statement-breakpoint
CREATE INDEX "payments_member_id" ON "payments" USING btree ("member_id") WHERE "payments"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_fields_key" ON "profile_fields" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_fields_place" ON "profile_fields" USING btree ("place");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_options_bit" ON "profile_options" USING btree ("field_id","bit");--> statement-breakpoint
CREATE INDEX "profile_values_field_id" ON "profile_values" USING btree ("field_id");--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "researches" ADD CONSTRAINT "researches_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_link_id" ON "invitations" USING btree ("link_id") WHERE "invitations"."link_id" is not null;--> statement-breakpoint
CREATE INDEX "panel_members_provisional" ON "panel_members" USING btree (lower("email")) WHERE "panel_members"."provisional";--> statement-breakpoint
CREATE UNIQUE INDEX "panel_members_email" ON "panel_members" USING btree (lower("email")) WHERE not "panel_members"."provisional";--> statement-breakpoint
ALTER TABLE "panel_members" ADD CONSTRAINT "panel_members_provisional" CHECK (not "panel_members"."provisional" or "panel_members"."state" in ('PENDING', 'LEFT'));--> statement-breakpoint
ALTER TABLE "panel_members" ADD CONSTRAINT "panel_members_flag" CHECK ("panel_members"."flag" in ('NONE', 'CARE', 'DO_NOT_INVITE'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('POLICY_TOLD', 'TEAM_NOTICES', 'TEAM_DIGESTED', 'CONTACT_RULES', 'CONTACT_RULES_APPLIED', 'PAYMENT_RULES', 'INTERVIEW_FEED'));--> statement-breakpoint
-- Written by hand: payments
CREATE FUNCTION "guard_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What a payment is for never changes.
  facts text[] := array['id', 'research_id', 'study_name', 'client_name', 'interview_id', 'invitation_id',
    'kind', 'reverses', 'repeats', 'interview_at', 'due_at'];
  fact text;
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new."state" <> (CASE WHEN new."kind" = 'REVERSAL' THEN 'SENT' ELSE 'DUE' END) THEN
      RAISE EXCEPTION 'a payment can''t start as %', new."state" USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN new;
  END IF;
  IF new."state" <> old."state" AND (old."state", new."state") NOT IN (
    ('DUE', 'APPROVED'), ('DUE', 'VOID'),
    ('APPROVED', 'SENT'), ('APPROVED', 'FAILED'), ('APPROVED', 'VOID'),
    ('SENT', 'FAILED')
  ) THEN
    RAISE EXCEPTION 'a payment can''t go from % to %', old."state", new."state"
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF new."kind" = 'REVERSAL' AND new."state" <> old."state" THEN
    RAISE EXCEPTION 'a reversal is final' USING ERRCODE = 'restrict_violation';
  END IF;
  FOREACH fact IN ARRAY facts LOOP
    IF to_jsonb(new) -> fact IS DISTINCT FROM to_jsonb(old) -> fact THEN
      RAISE EXCEPTION 'a payment''s % can''t change', fact USING ERRCODE = 'restrict_violation';
    END IF;
  END LOOP;
  -- The only amount anyone may enter is one that was missing.
  IF (new."cents" <> old."cents" AND (old."cents" <> 0 OR old."state" <> 'DUE'))
    OR (new."currency" <> old."currency")
    OR (new."method" <> old."method" AND old."state" <> 'DUE')
    OR (new."member_id" IS DISTINCT FROM old."member_id" AND new."member_id" IS NOT NULL)
    OR (new."batch_id" IS DISTINCT FROM old."batch_id" AND (old."batch_id" IS NOT NULL OR old."state" <> 'APPROVED'))
    OR (new."code_hash" IS DISTINCT FROM old."code_hash" AND old."code_hash" IS NOT NULL) THEN
    RAISE EXCEPTION 'a payment''s amount and destination can''t change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_guard" BEFORE INSERT OR UPDATE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "guard_payment"();
--> statement-breakpoint
-- Written by hand: contact rules
INSERT INTO "topics" ("name") VALUES ('Family'), ('Food and drink'), ('Health'), ('Home'), ('Money'),
  ('Pets'), ('Politics'), ('Shopping'), ('Sport'), ('Technology'), ('Travel'), ('Work');--> statement-breakpoint
-- The zone of their last answer. PostgreSQL may not know a zone that the browser knows.
CREATE FUNCTION "remember_member_zone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM now() AT TIME ZONE new."timezone";
  UPDATE "panel_members" SET "timezone" = new."timezone"
  WHERE "id" = new."member_id" AND "timezone" IS DISTINCT FROM new."timezone";
  RETURN null;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN null;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invitations_member_zone" AFTER UPDATE OF "timezone" ON "invitations"
  FOR EACH ROW WHEN (new."timezone" IS NOT NULL AND new."member_id" IS NOT NULL
    AND new."timezone" IS DISTINCT FROM old."timezone")
  EXECUTE FUNCTION "remember_member_zone"();--> statement-breakpoint
UPDATE "panel_members" SET "timezone" = latest."timezone" FROM (
  SELECT DISTINCT ON ("member_id") "member_id", "timezone" FROM "invitations"
  WHERE "member_id" IS NOT NULL AND "timezone" IN (SELECT "name" FROM pg_timezone_names)
  ORDER BY "member_id", "invited_at" DESC
) latest WHERE latest."member_id" = "panel_members"."id";
--> statement-breakpoint
-- Written by hand: profiles
INSERT INTO "profile_fields" ("key", "label", "question", "why", "kind", "place", "position")
SELECT f.key, f.label, f.question, f.why, f.kind, f.place, f.place
FROM (VALUES
	(1, 'birth-year', 'Year of birth', 'YEAR', 'What year were you born?', 'Some studies look for a certain age group. We only ask for the year.'),
	(2, 'gender', 'Gender', 'CHOICE', 'How do you describe your gender?', 'Researchers often want to hear from a mix of people.'),
	(3, 'state', 'State', 'CHOICE', 'Which state or territory do you live in?', 'Some studies are about one part of Australia. Until you tell us, we go by your postcode.'),
	(4, 'work-status', 'Work', 'CHOICE', 'Which of these describes your main work best?', 'Many studies are about a way of working, such as shift work or running a business.'),
	(5, 'occupation', 'Occupation', 'CHOICE', 'What kind of job do you do?', 'Some studies look for people who do a certain job.'),
	(6, 'industry', 'Industry', 'CHOICE', 'Which industry do you work in?', 'Some studies are about one industry.'),
	(7, 'business-size', 'Business size', 'CHOICE', 'How many people work in the business or organisation you work for, including you?', 'A sole trader’s day is nothing like a day in a big company, and studies are often about one of them.'),
	(8, 'household', 'Household', 'CHOICE', 'Who do you live with?', 'Some studies are about family life, others about living alone.'),
	(9, 'languages', 'Languages', 'MULTI', 'Which languages do you speak well enough for an interview?', 'Some interviews are in a language other than English.'),
	(10, 'devices', 'Devices', 'MULTI', 'Which of these do you use?', 'Some studies try out an app or a website on a certain device.')
) AS f(place, key, label, kind, question, why)
ORDER BY f.place;--> statement-breakpoint
INSERT INTO "profile_options" ("field_id", "label", "bit", "position")
SELECT f.id, o.label, o.n - 1, o.n
FROM (VALUES
	('gender', ARRAY['Woman', 'Man', 'Non-binary', 'I use a different term']),
	('state', ARRAY['New South Wales', 'Victoria', 'Queensland', 'Western Australia', 'South Australia', 'Tasmania', 'Australian Capital Territory', 'Northern Territory']),
	('work-status', ARRAY['Employee, full-time', 'Employee, part-time', 'Casual', 'Shift worker', 'Sole trader or self-employed', 'Business owner with staff', 'Gig or platform worker', 'Student', 'Looking for work', 'Full-time parent or carer', 'Retired', 'Not working for another reason']),
	('occupation', ARRAY['Manager or executive', 'Accountant, lawyer or other business professional', 'Teacher or educator', 'Nurse, doctor or other health professional', 'IT or engineering professional', 'Scientist or researcher', 'Designer, writer or artist', 'Plumber or gasfitter', 'Electrician', 'Carpenter or builder', 'Mechanic', 'Another trade or technician', 'Chef, cook or hospitality worker', 'Carer or community worker', 'Police, emergency or defence', 'Hairdresser or another personal service', 'Office or administration worker', 'Sales or retail worker', 'Driver or machine operator', 'Farmer or farm worker', 'Cleaner or labourer', 'Another job', 'No paid job']),
	('industry', ARRAY['Agriculture, forestry or fishing', 'Mining', 'Manufacturing', 'Electricity, gas, water or waste', 'Construction and trades', 'Wholesale', 'Retail', 'Hospitality or accommodation', 'Transport, post or warehousing', 'Media or telecommunications', 'Finance or insurance', 'Property or real estate', 'Professional, scientific or technical services', 'Administrative or support services', 'Government, police or defence', 'Education or training', 'Health care or social assistance', 'Arts, sport or recreation', 'Another industry', 'I don’t do paid work']),
	('business-size', ARRAY['Just me', '2 to 9', '10 to 49', '50 to 199', '200 or more']),
	('household', ARRAY['I live alone', 'With a partner', 'With a partner and children', 'With children, without a partner', 'With parents or other family', 'In a share house', 'Another way']),
	('languages', ARRAY['English', 'Mandarin', 'Arabic', 'Vietnamese', 'Cantonese', 'Punjabi', 'Greek', 'Italian', 'Hindi', 'Filipino or Tagalog', 'Spanish', 'Nepali', 'Korean', 'Auslan', 'Another language']),
	('devices', ARRAY['iPhone', 'Android phone', 'Windows computer', 'Mac', 'iPad', 'Another tablet', 'Smartwatch', 'Smart TV', 'Smart speaker', 'Games console', 'None of these'])
) AS given(key, labels)
JOIN "profile_fields" f ON f.key = given.key
CROSS JOIN LATERAL unnest(given.labels) WITH ORDINALITY AS o(label, n)
ORDER BY f.place, o.n;--> statement-breakpoint
CREATE FUNCTION "guard_profile_value"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	field profile_fields;
BEGIN
	-- Locks the field, so its kind can't change until this answer is stored.
	SELECT * INTO field FROM profile_fields WHERE id = NEW.field_id FOR KEY SHARE;
	IF NEW.declined THEN
		RETURN NEW;
	ELSIF field.sensitive AND (NEW.consent_text_id IS NULL OR NEW.source NOT IN ('SELF', 'IMPORT')) THEN
		RAISE EXCEPTION 'a sensitive answer needs the consent of the member' USING ERRCODE = 'check_violation';
	ELSIF (NEW.number IS NULL) <> (field.kind IN ('CHOICE', 'MULTI'))
		OR field.kind = 'CHOICE' AND cardinality(NEW.option_ids) <> 1 THEN
		RAISE EXCEPTION 'the answer does not suit the kind of its field' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "profile_values_guard" BEFORE INSERT OR UPDATE ON "profile_values"
	FOR EACH ROW EXECUTE FUNCTION "guard_profile_value"();--> statement-breakpoint
CREATE FUNCTION "keep_profile_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	field_place integer;
	facet bigint;
	fresh bigint[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Only updates, because the member may be being deleted too.
		SELECT place INTO field_place FROM profile_fields WHERE id = OLD.field_id;
		UPDATE profile_facets SET facets[field_place] = NULL WHERE member_id = OLD.member_id;
		RETURN OLD;
	END IF;
	SELECT place INTO field_place FROM profile_fields WHERE id = NEW.field_id;
	facet := coalesce(NEW.number::bigint,
		(SELECT bit_or(1::bigint << o.bit) FROM profile_options o WHERE o.id = ANY (NEW.option_ids)));
	fresh := array_fill(NULL::bigint, ARRAY[40]);
	fresh[field_place] := facet;
	INSERT INTO profile_facets (member_id, facets) VALUES (NEW.member_id, fresh)
	ON CONFLICT (member_id) DO UPDATE SET facets[field_place] = facet;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "profile_values_facets" AFTER INSERT OR UPDATE OR DELETE ON "profile_values"
	FOR EACH ROW EXECUTE FUNCTION "keep_profile_facets"();--> statement-breakpoint
CREATE FUNCTION "state_bit_of_postcode"("postcode" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN postcode IS NULL OR postcode !~ '^[0-9]{4}$' THEN NULL
		WHEN postcode BETWEEN '0200' AND '0299' OR postcode BETWEEN '2600' AND '2618'
			OR postcode BETWEEN '2900' AND '2920' THEN 6
		WHEN postcode BETWEEN '0800' AND '0999' THEN 7
		WHEN postcode BETWEEN '1000' AND '2999' THEN 0
		WHEN postcode BETWEEN '3000' AND '3999' OR postcode BETWEEN '8000' AND '8999' THEN 1
		WHEN postcode BETWEEN '4000' AND '4999' OR postcode BETWEEN '9000' AND '9999' THEN 2
		WHEN postcode BETWEEN '5000' AND '5999' THEN 4
		WHEN postcode BETWEEN '6000' AND '6999' THEN 3
		WHEN postcode BETWEEN '7000' AND '7999' THEN 5
	END
$$;--> statement-breakpoint
CREATE FUNCTION "derive_state"("member" bigint, "postcode" text, "moment" timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	field bigint;
	chosen bigint;
BEGIN
	SELECT f.id, o.id INTO field, chosen FROM profile_fields f
		LEFT JOIN profile_options o ON o.field_id = f.id AND o.bit = state_bit_of_postcode(postcode)
		WHERE f.key = 'state' AND f.retired_at IS NULL;
	IF field IS NULL THEN
		RETURN;
	ELSIF chosen IS NULL THEN
		DELETE FROM profile_values WHERE member_id = member AND field_id = field AND source = 'DERIVED';
	ELSE
		INSERT INTO profile_values (member_id, field_id, option_ids, source, set_at)
		VALUES (member, field, ARRAY[chosen], 'DERIVED', moment)
		ON CONFLICT (member_id, field_id) DO UPDATE SET option_ids = excluded.option_ids, set_at = excluded.set_at
		WHERE profile_values.source = 'DERIVED' AND profile_values.option_ids <> excluded.option_ids;
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "derive_state_of_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM derive_state(NEW.id, NEW.postcode, NEW.updated_at);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "panel_members_state_added" AFTER INSERT ON "panel_members"
	FOR EACH ROW WHEN (NEW.postcode IS NOT NULL) EXECUTE FUNCTION "derive_state_of_member"();--> statement-breakpoint
CREATE TRIGGER "panel_members_state_changed" AFTER UPDATE OF "postcode" ON "panel_members"
	FOR EACH ROW WHEN (OLD.postcode IS DISTINCT FROM NEW.postcode) EXECUTE FUNCTION "derive_state_of_member"();--> statement-breakpoint
SELECT derive_state(id, postcode, updated_at) FROM "panel_members" WHERE "postcode" IS NOT NULL;
