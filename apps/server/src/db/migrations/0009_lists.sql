CREATE INDEX "invitations_mail_id" ON "invitations" USING btree ("mail_id") WHERE "invitations"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "screening_answers_question_id" ON "screening_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "interviews_invitation_id" ON "interviews" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "interviews_slot_id" ON "interviews" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_body_id" ON "outbox_mails" USING btree ("body_id") WHERE "outbox_mails"."body_id" is not null;--> statement-breakpoint
CREATE INDEX "panel_members_state_joined_at" ON "panel_members" USING btree ("state","joined_at","id");--> statement-breakpoint
-- To find a part of a name or an address among 200,000 without reading all of them. The extension comes
-- with PostgreSQL and most managed servers let it be created; where not, searching is slower, no more.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "panel_members_email_parts" ON "panel_members" USING gin ("email" gin_trgm_ops);
	CREATE INDEX "panel_members_name_parts" ON "panel_members" USING gin ("name" gin_trgm_ops);
	CREATE INDEX "panel_members_postcode" ON "panel_members" USING btree ("postcode");
	CREATE INDEX "audit_events_email_parts" ON "audit_events" USING gin ("email" gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
		RAISE NOTICE 'no pg_trgm here: searches read whole tables';
END
$$;
