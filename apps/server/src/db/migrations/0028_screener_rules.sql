ALTER TABLE "screener_questions" DROP CONSTRAINT "screener_questions_type";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "written" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "rule" text DEFAULT 'MATCH' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "rule" text DEFAULT 'MATCH' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "number_min" integer;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "number_max" integer;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "shown_if" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_bank" ADD CONSTRAINT "question_bank_rule" CHECK ("question_bank"."rule" in ('MATCH', 'ANY', 'REJECT', 'NOTE'));--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_rule" CHECK ("screener_questions"."rule" in ('MATCH', 'ANY', 'REJECT', 'NOTE') and ("screener_questions"."type" <> 'NUMBER' or "screener_questions"."rule" <> 'ANY') and ("screener_questions"."type" <> 'OPEN_TEXT' or "screener_questions"."rule" = 'NOTE'));--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_range" CHECK ("screener_questions"."number_min" between 0 and 1000000 and "screener_questions"."number_max" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "screener_questions" ADD CONSTRAINT "screener_questions_type" CHECK ("screener_questions"."type" in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'NUMBER', 'OPEN_TEXT'));