-- Nothing writes which mail invited somebody, and nothing asks.
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_mail_id_outbox_mails_id_fk";
--> statement-breakpoint
DROP INDEX "invitations_mail_id";--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN "mail_id";
