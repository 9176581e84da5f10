-- A capture's project is its interview's, and a deleted author's id is never used again, so neither
-- needs a foreign key. The index on the project now has deleted captures too: several queries count
-- or redact those. Captures without an assumption or a question don't need an entry for it.
ALTER TABLE "evidence" DROP CONSTRAINT "evidence_research_id_researches_id_fk";
--> statement-breakpoint
ALTER TABLE "evidence" DROP CONSTRAINT "evidence_created_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "evidence_created_by";--> statement-breakpoint
DROP INDEX "evidence_research_id";--> statement-breakpoint
DROP INDEX "evidence_assumption_id";--> statement-breakpoint
DROP INDEX "evidence_question_id";--> statement-breakpoint
CREATE INDEX "evidence_research_id" ON "evidence" USING btree ("research_id","assumption_id");--> statement-breakpoint
CREATE INDEX "evidence_assumption_id" ON "evidence" USING btree ("assumption_id") WHERE "evidence"."assumption_id" is not null;--> statement-breakpoint
CREATE INDEX "evidence_question_id" ON "evidence" USING btree ("question_id") WHERE "evidence"."question_id" is not null;
