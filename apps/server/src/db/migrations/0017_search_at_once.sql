-- New members waited in a list beside the index, which every search read from end to end: with a thousand
-- of them it took more than twice as long.
ALTER INDEX IF EXISTS "panel_words_parts" SET (fastupdate = off);
--> statement-breakpoint
DO $$
BEGIN
	PERFORM gin_clean_pending_list(indexrelid) FROM pg_index WHERE indexrelid = to_regclass('panel_words_parts');
END
$$;
