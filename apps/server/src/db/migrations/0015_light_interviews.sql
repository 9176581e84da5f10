ALTER TABLE "interviews" DROP CONSTRAINT "interviews_research_id_researches_id_fk";
--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "interviews_invitation_id";--> statement-breakpoint
DROP INDEX "interviews_slot_id";--> statement-breakpoint
DROP INDEX "interviews_slot";--> statement-breakpoint
DROP INDEX "interviews_invitation";--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id",(case when "status" = 'CANCELLED' then "id" else 0 end));--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_invitation" ON "interviews" USING btree ("invitation_id",(case when "status" in ('PLANNED', 'NOTIFIED', 'CONFIRMED') then 0 else "id" end));