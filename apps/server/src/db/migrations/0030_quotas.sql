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
ALTER TABLE "distributions" ADD COLUMN "selection" text DEFAULT 'OFFICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "cell_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "place_wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "candidate_number" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice_by" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "choice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "declined_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cell_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "has_quotas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quota_cells" ADD CONSTRAINT "quota_cells_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_cells" ADD CONSTRAINT "quota_cells_question_id_screener_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screener_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_cells_question_id" ON "quota_cells" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_cells_name" ON "quota_cells" USING btree ("research_id","name");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_choice_by_users_id_fk" FOREIGN KEY ("choice_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_candidate_number" ON "invitations" USING btree ("research_id","candidate_number") WHERE "invitations"."candidate_number" is not null;--> statement-breakpoint
CREATE INDEX "invitations_choice_by" ON "invitations" USING btree ("choice_by") WHERE "invitations"."choice_by" is not null;--> statement-breakpoint
CREATE INDEX "invitations_place_wanted" ON "invitations" USING btree ("id") WHERE "invitations"."place_wanted_at" is not null;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_selection" CHECK ("distributions"."selection" in ('OFFICE', 'AUTOMATIC', 'RESEARCHER'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_choice" CHECK ("invitations"."choice" is null or "invitations"."choice" in ('YES', 'MAYBE', 'NO'));--> statement-breakpoint
-- Written by hand
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
WHEN (old.cell_ids <> '{}') EXECUTE FUNCTION "count_quota_cells"();
