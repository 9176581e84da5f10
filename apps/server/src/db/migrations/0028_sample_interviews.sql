CREATE TABLE "sample_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"research_id" bigint NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "invitation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "slot_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sample_person_id" bigint;--> statement-breakpoint
ALTER TABLE "sample_people" ADD CONSTRAINT "sample_people_research_id_researches_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."researches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_people_research_id" ON "sample_people" USING btree ("research_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_sample_person_id_sample_people_id_fk" FOREIGN KEY ("sample_person_id") REFERENCES "public"."sample_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_sample_person" ON "interviews" USING btree ("sample_person_id") WHERE "interviews"."sample_person_id" is not null;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_sample" CHECK (case when "interviews"."sample_person_id" is null
        then "interviews"."invitation_id" is not null and "interviews"."slot_id" is not null
        else "interviews"."invitation_id" is null and "interviews"."slot_id" is null and "interviews"."status" = 'CONDUCTED'
          and "interviews"."outcome" is not null and not "interviews"."untold" and "interviews"."undo" is null
          and "interviews"."calendar_event_id" is null and "interviews"."cell_ids" = '{}' end);