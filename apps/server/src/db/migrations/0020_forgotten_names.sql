ALTER TABLE "outbox_mails" ADD COLUMN "about_user_id" bigint;--> statement-breakpoint
CREATE INDEX "outbox_mails_about_user" ON "outbox_mails" USING btree ("about_user_id") WHERE "outbox_mails"."about_user_id" is not null;--> statement-breakpoint
-- Emails to our team name the researcher of an interview.
UPDATE "outbox_mails" m SET "about_user_id" = u."id"
FROM "users" u
WHERE m."kind" IN ('interview.planned', 'interview.cancelled')
	AND substring(m."text" FROM '\mResearcher: ([^\n]*)') = trim(u."first_name" || ' ' || u."last_name");--> statement-breakpoint
-- What was sent to or about researchers whose accounts are gone already.
DELETE FROM "outbox_mails" m
WHERE "state" NOT IN ('QUEUED', 'SENDING') AND (
	("kind" IN ('interview.planned', 'interview.cancelled') AND "about_user_id" IS NULL AND "text" ~ '\mResearcher: ')
	OR (
		("kind" IN ('auth.verify', 'password.reset', 'password.changed', 'session.new-device', 'distribution.test', 'interview.notify')
			OR ("kind" LIKE 'interview.%' AND "text" ~ '\mWith: '))
		AND NOT EXISTS (SELECT FROM "users" u WHERE lower(u."email") = lower(m."recipient"))
	)
);--> statement-breakpoint
-- An account's address is read from the account, as long as there is one.
UPDATE "audit_events" SET "email" = NULL WHERE "user_id" IS NOT NULL AND "email" IS NOT NULL;--> statement-breakpoint
-- Jobs carry ids now. Whoever asked for a new password in these seconds asks again.
DO $$
BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		DELETE FROM pgboss.job WHERE name IN ('password.send-reset', 'dead-letters') AND data ? 'email';
	END IF;
END
$$;--> statement-breakpoint
-- Any text behind these addresses was counted as a page of its own.
DELETE FROM "page_views" WHERE "path" <> ALL (ARRAY[
	'/', '/recruitment', '/recruitment/researchers', '/recruitment/participants', '/startups', '/research',
	'/about', '/case', '/case/1', '/case/2', '/case/3', '/case/4', '/case/5', '/accessibility', '/conditions',
	'/policy', '/login', '/platform', '/platform/research/:id', '/platform/research/:id/edit-screener',
	'/platform/research/:id/edit-guide', '/platform/interviews', '/platform/interviews/:id', '/platform/account'
]);
