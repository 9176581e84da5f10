ALTER TABLE "interviews" ADD COLUMN "tell_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "undo" jsonb;