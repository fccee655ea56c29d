CREATE INDEX "mandate_draw_of_mandate" ON "mandate_draw" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "mandate_replaces" ON "mandate" USING btree ("replaces");