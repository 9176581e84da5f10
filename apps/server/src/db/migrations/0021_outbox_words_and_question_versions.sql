CREATE TABLE "outbox_words" (
	"mail_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_bodies" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_bodies" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_words" ADD CONSTRAINT "outbox_words_mail_id_outbox_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A subject that names its reader isn't copied: it would outlive them.
UPDATE "mail_bodies" SET "kind" = "shared"."kind", "subject" = "shared"."subject"
	FROM (
		SELECT "body_id", max("kind") AS "kind",
			CASE WHEN min("subject") = max("subject") AND bool_and(strpos("subject", coalesce("fills" ->> 'name', '')) = 0)
				THEN max("subject") ELSE '' END AS "subject"
		FROM "outbox_mails" WHERE "body_id" IS NOT NULL GROUP BY "body_id"
	) AS "shared"
	WHERE "shared"."body_id" = "mail_bodies"."id";
--> statement-breakpoint
INSERT INTO "outbox_words" ("mail_id", "words")
	SELECT "id", lower(concat_ws(E'\n', "recipient", "subject", translate("kind", '.-', '  ')))
	FROM "outbox_mails" WHERE "body_id" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "keep_outbox_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "outbox_words" ("mail_id", "words")
	VALUES (NEW."id", lower(concat_ws(E'\n', NEW."recipient", NEW."subject", translate(NEW."kind", '.-', '  '))))
	ON CONFLICT ("mail_id") DO UPDATE SET "words" = excluded."words";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "outbox_mails_words" AFTER INSERT OR UPDATE OF "recipient", "subject", "kind" ON "outbox_mails"
	FOR EACH ROW WHEN (NEW."body_id" IS NULL) EXECUTE FUNCTION "keep_outbox_words"();
--> statement-breakpoint
-- Without the extension a search reads the whole table. The short pending list is for the same reason
-- as that of panel_words_parts.
DO $$
BEGIN
	CREATE INDEX "outbox_words_parts" ON "outbox_words" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit = 64);
EXCEPTION
	WHEN undefined_object THEN
		RAISE NOTICE 'no pg_trgm here: searches read whole tables';
END
$$;
