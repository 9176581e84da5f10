CREATE TABLE "loosenings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loosenings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"distribution_id" bigint NOT NULL,
	"change" jsonb NOT NULL,
	"gain" integer NOT NULL,
	"by" bigint,
	"at" timestamp with time zone NOT NULL,
	"applies_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "loosenings" ADD CONSTRAINT "loosenings_distribution_id_distributions_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loosenings" ADD CONSTRAINT "loosenings_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loosenings_distribution_id" ON "loosenings" USING btree ("distribution_id","id");--> statement-breakpoint
CREATE INDEX "loosenings_by" ON "loosenings" USING btree ("by") WHERE "loosenings"."by" is not null;