CREATE TABLE "contradictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contradictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invitation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"question_id" bigint,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forecasts" (
	"distribution_id" bigint NOT NULL,
	"day" date NOT NULL,
	"chance" real NOT NULL,
	"day80" date,
	"short" text,
	"cheapest" text,
	"remedies" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"outcome" boolean,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forecasts_distribution_id_day_pk" PRIMARY KEY("distribution_id","day"),
	CONSTRAINT "forecasts_chance" CHECK ("forecasts"."chance" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "pacing" text DEFAULT 'FIXED' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "wave_reason" jsonb;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "wave_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "wave_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "settings_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "slots_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contradictions" ADD CONSTRAINT "contradictions_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contradictions_invitation_id" ON "contradictions" USING btree ("invitation_id");--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_pacing" CHECK ("distributions"."pacing" in ('FIXED', 'SELF'));