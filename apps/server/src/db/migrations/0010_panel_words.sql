CREATE TABLE "panel_words" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "panel_words" ADD CONSTRAINT "panel_words_member_id_panel_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "keep_panel_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "panel_words" ("member_id", "words")
	VALUES (NEW."id", concat_ws(E'\n', NEW."email", NEW."name", NEW."postcode"))
	ON CONFLICT ("member_id") DO UPDATE SET "words" = excluded."words";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "panel_members_words" AFTER INSERT OR UPDATE OF "email", "name", "postcode" ON "panel_members"
	FOR EACH ROW EXECUTE FUNCTION "keep_panel_words"();
--> statement-breakpoint
INSERT INTO "panel_words" ("member_id", "words")
	SELECT "id", concat_ws(E'\n', "email", "name", "postcode") FROM "panel_members";
--> statement-breakpoint
-- On the members themselves they made every invitation write them anew.
DROP INDEX IF EXISTS "panel_members_email_parts";
--> statement-breakpoint
DROP INDEX IF EXISTS "panel_members_name_parts";
--> statement-breakpoint
DROP INDEX IF EXISTS "panel_members_postcode";
--> statement-breakpoint
DO $$
BEGIN
	CREATE INDEX "panel_words_parts" ON "panel_words" USING gin ("words" gin_trgm_ops);
EXCEPTION
	WHEN undefined_object THEN
		RAISE NOTICE 'no pg_trgm here: searches read whole tables';
END
$$;
