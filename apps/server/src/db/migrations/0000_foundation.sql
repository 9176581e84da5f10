CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer_host" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_host_pk" PRIMARY KEY("day","path","referrer_host")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_type" CHECK ("enquiries"."type" in ('STARTUP', 'CLIENT'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_bot_checks" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_state" CHECK ("outbox_mails"."state" in ('QUEUED', 'SENDING', 'SENT', 'HELD', 'REFUSED', 'FAILED')),
	CONSTRAINT "outbox_mails_queued_has_time" CHECK ("outbox_mails"."state" <> 'QUEUED' or "outbox_mails"."next_attempt_at" is not null),
	CONSTRAINT "outbox_mails_claim" CHECK (("outbox_mails"."state" = 'SENDING') = ("outbox_mails"."claimed_until" is not null)),
	CONSTRAINT "outbox_mails_sent" CHECK (("outbox_mails"."state" = 'SENT') = ("outbox_mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "forgotten_addresses" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_joinings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "panel_joinings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text,
	"phone" text,
	"postcode" text,
	"subject" text,
	"message" text,
	"policy_version" text NOT NULL,
	"policy_hash" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"key_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "panel_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text,
	"phone" text,
	"postcode" text,
	"state" text NOT NULL,
	"link_nonce" "bytea" NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "panel_members_state" CHECK ("panel_members"."state" in ('PENDING', 'ACTIVE', 'PAUSED', 'LEFT'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'ROLE_USER' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"timezone" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('ROLE_USER', 'ROLE_ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "panel_joinings" ADD CONSTRAINT "panel_joinings_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_created_at" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "spent_bot_checks_expires_at" ON "spent_bot_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_message_id" ON "outbox_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("next_attempt_at","id") WHERE "outbox_mails"."state" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "outbox_mails_claimed" ON "outbox_mails" USING btree ("claimed_until") WHERE "outbox_mails"."state" = 'SENDING';--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at" ON "outbox_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_state_created_at" ON "outbox_mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_recipient" ON "outbox_mails" USING btree (lower("recipient"),"kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_joinings_key_hash" ON "panel_joinings" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "panel_joinings_member_id" ON "panel_joinings" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_members_email" ON "panel_members" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "panel_members_key_hash" ON "panel_members" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "panel_members_joined_at" ON "panel_members" USING btree ("joined_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));