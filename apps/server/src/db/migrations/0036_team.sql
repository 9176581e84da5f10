-- The stored values use the interface's word, our team.
ALTER TABLE "distributions" DROP CONSTRAINT "distributions_selection";--> statement-breakpoint
ALTER TABLE "distributions" ALTER COLUMN "selection" SET DEFAULT 'TEAM';--> statement-breakpoint
UPDATE "distributions" SET "selection" = 'TEAM' WHERE "selection" = 'OFFICE';--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_selection" CHECK ("distributions"."selection" in ('TEAM', 'AUTOMATIC', 'RESEARCHER'));--> statement-breakpoint
UPDATE "interviews" SET "cancelled_by" = 'team' WHERE "cancelled_by" = 'office';--> statement-breakpoint
UPDATE "interviews" SET "undo" = jsonb_set("undo", '{by}', '"team"') WHERE "undo" ->> 'by' = 'office';--> statement-breakpoint
-- A trigger also updates the words that admins find these emails by.
UPDATE "outbox_mails" SET "kind" = 'enquiry.team' WHERE "kind" = 'enquiry.office';--> statement-breakpoint
UPDATE "mail_bodies" SET "kind" = 'enquiry.team' WHERE "kind" = 'enquiry.office';
