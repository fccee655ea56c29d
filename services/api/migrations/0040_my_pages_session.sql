CREATE INDEX "bankid_token_session" ON "bankid_token" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "mail_link_session" ON "mail_link" USING btree ("session_hash");