-- The audit log uses the interface's term, two-factor authentication.
UPDATE "audit_events" SET "kind" = replace("kind", 'SECOND_FACTOR', 'TWO_FACTOR')
	WHERE "kind" IN ('SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF');--> statement-breakpoint
UPDATE "audit_events" SET "details" = jsonb_set("details", '{step}', '"two-factor"')
	WHERE "kind" = 'SIGN_IN_FAILED' AND "details" ->> 'step' = 'second factor';--> statement-breakpoint
UPDATE "saved_views" SET "view" = replace("view"::text, 'SECOND_FACTOR_O', 'TWO_FACTOR_O')::jsonb
	WHERE "list" = 'AUDIT' AND "view"::text LIKE '%SECOND\_FACTOR\_O%';
