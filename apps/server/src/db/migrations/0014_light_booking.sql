ALTER TABLE "slots" DROP CONSTRAINT "slots_booked_by_invitations_id_fk";--> statement-breakpoint
DROP INDEX "slots_booked_by";--> statement-breakpoint
-- Room in each page, so that who books an hour is written beside it and no index needs to know.
ALTER TABLE "slots" SET (fillfactor = 80);
