CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "told_link" text;--> statement-breakpoint
UPDATE "interviews" SET "told_link" = "link" WHERE "link_mailed_for" = "start_time";--> statement-breakpoint
ALTER TABLE "researches" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Only what is certainly the sample: its name and its idea unchanged, and no emails started for it.
UPDATE "researches" SET "is_sample" = true
WHERE "name" = 'Sample: meals on shift' AND "idea" = 'Nurses and warehouse staff who work rotating night shifts eat whatever the vending machine has at 3 am. Canteens are closed, delivery does not come that late, and after a long shift nobody wants to cook for the next one. We want to leave chilled meals in a shared fridge at work, ordered by phone before the shift and paid for when the door opens. Today people bring leftovers, skip the meal, or live on snacks and coffee.'
	AND NOT EXISTS (SELECT FROM "distributions" "d" WHERE "d"."research_id" = "researches"."id" AND "d"."status" <> 'REQUESTED');--> statement-breakpoint
DELETE FROM "distributions" USING "researches"
WHERE "researches"."id" = "distributions"."research_id" AND "researches"."is_sample";
