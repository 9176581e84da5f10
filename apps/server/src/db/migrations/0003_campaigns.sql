CREATE TABLE "mail_bodies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_bodies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_state";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "body_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "fills" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "keys" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_body_id_mail_bodies_id_fk" FOREIGN KEY ("body_id") REFERENCES "public"."mail_bodies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_campaign" ON "outbox_mails" USING btree ("campaign_id","state") WHERE "outbox_mails"."campaign_id" is not null;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_state" CHECK ("outbox_mails"."state" in ('QUEUED', 'SENDING', 'SENT', 'HELD', 'REFUSED', 'FAILED', 'DROPPED'));