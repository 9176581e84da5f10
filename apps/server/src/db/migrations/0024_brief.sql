ALTER TABLE "guide_questions" ADD COLUMN "draft_id" text;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "phrasing_offset" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "drafted" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "previous_content" jsonb;--> statement-breakpoint
ALTER TABLE "screener_questions" ADD COLUMN "draft_id" text;