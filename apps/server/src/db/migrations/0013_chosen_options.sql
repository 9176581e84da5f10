-- The version before stores answers elsewhere: stop all processes before this one starts.
ALTER TABLE "invitations" ADD COLUMN "chosen_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "invitations" "i" SET "chosen_ids" = "a"."chosen_ids"
FROM (
	SELECT "invitation_id", array_agg("chosen" ORDER BY "position", "at") AS "chosen_ids"
	FROM "screening_answers", unnest("chosen_ids") WITH ORDINALITY AS "c" ("chosen", "at")
	GROUP BY "invitation_id"
) "a"
WHERE "a"."invitation_id" = "i"."id";--> statement-breakpoint
DROP TABLE "screening_answers";--> statement-breakpoint
-- Room in each page, so that a choice is written beside the one before and no index needs to know.
ALTER TABLE "invitations" SET (fillfactor = 75);
